// Run in a page: all its text, and names of messages that are shown or said instead of words. See fitting.py.
(names) => {
  const known = new Set(names), ids = new Set();
  const look = (text) => {
    const trimmed = (text ?? '').trim();
    if (known.has(trimmed) || /\{ ?\$|\{\?\?\?|\bundefined\b|\bNaN\b|\[object /.test(trimmed)) ids.add(trimmed.slice(0, 80));
  };
  let text = '';
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node;
    if (parentElement?.closest('script, style')) continue;
    look(node.data);
    // Without what was announced before, when the page still spoke another language.
    if (!parentElement?.closest('head, [data-voice], option')) text += node.data;
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [aria-valuetext]')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext']) look(element.getAttribute(name));
  }
  return { ids: [...ids], text };
}
