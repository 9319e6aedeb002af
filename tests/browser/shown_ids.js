// Run in a page: names of messages that are shown or said instead of words. See fitting.py.
(ids) => {
  const known = new Set(ids), found = new Set();
  const look = (text) => {
    const trimmed = (text ?? '').trim();
    if (known.has(trimmed) || /\{ ?\$|\{\?\?\?|\bundefined\b|\bNaN\b|\[object /.test(trimmed)) found.add(trimmed.slice(0, 80));
  };
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest('script, style')) look(node.data);
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [aria-valuetext]')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext']) look(element.getAttribute(name));
  }
  return [...found];
}
