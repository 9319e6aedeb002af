// Runs in a page: returns its whole text, and message ids or placeholders shown instead of texts. See fitting.py.
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
    // Not the head, the options, and live regions, whose announcement may still be in the previous language.
    if (!parentElement?.closest('head, [data-voice], option')) text += node.data;
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [aria-valuetext]')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext']) look(element.getAttribute(name));
  }
  return { ids: [...ids], text };
}
