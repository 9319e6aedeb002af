// Runs in a page: returns what is not translated: message ids, placeholders, and lists with English "and" or "or".
// See fitting.py.
(ids, language) => {
  const found = new Set();
  const look = (text) => {
    const trimmed = text.trim();
    if (ids.has(trimmed) || /\{ ?\$|\{\?\?\?|\bundefined\b|\bNaN\b|\[object /.test(trimmed)) found.add(`not translated: ${trimmed.slice(0, 80)}`);
  };
  let text = '';
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { data, parentElement } = node;
    if (parentElement.closest('script, style')) continue;
    look(data);
    // Not the head, the options, and live regions, whose announcement may still be in the previous language.
    if (!parentElement.closest('head, [data-voice], option')) text += data;
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [aria-valuetext]')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext']) look(element.getAttribute(name) ?? '');
  }
  const list = language === 'en' ? null : /(?<![\p{L}\d])(and|or)(?![\p{L}\d])/u.exec(text);
  if (list) found.add(`a list in English: ${text.slice(Math.max(list.index - 40, 0), list.index + 40)}`);
  return [...found];
}
