// Run in a page: all texts that do not fit their place, in words. See fitting.py.
() => {
  const SLACK = 1.5, found = [];
  const style = new Map();
  const styleOf = (element) => style.get(element) ?? (style.set(element, getComputedStyle(element)), style.get(element));
  const said = (node) => `“${node.data.trim().replace(/\s+/g, ' ').slice(0, 60)}”`;
  const inside = (element) => {
    const ancestors = [];
    for (let one = element; one; one = one.parentElement) ancestors.push(one);
    return ancestors;
  };
  // Over the page there may be a dialog: what is behind it is covered on purpose.
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.closest('option, script, style, noscript, svg')) continue;
    const ancestors = inside(element);
    // For screen readers only, or a skip link that waits above the window.
    if (ancestors.some((one) => styleOf(one).clipPath !== 'none' || (one.clientWidth === 1 && one.clientHeight === 1))) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0.5 && rect.height > 0.5);
    if (rects.length === 0 || rects.every((rect) => rect.bottom < 0)) continue;
    texts.push({ node, element, ancestors, rects });
  }
  for (const { node, element, ancestors, rects } of texts) {
    for (const rect of rects) {
      // A rectangle of text is as high as the font; letters need less of it.
      const ink = { left: rect.left, right: rect.right, top: rect.top + rect.height * 0.2, bottom: rect.bottom - rect.height * 0.2 };
      let scrolled = false;
      for (const one of ancestors) {
        const { overflowX, overflowY, position, display } = styleOf(one);
        const box = one.getBoundingClientRect();
        const across = ink.left < box.left - SLACK || ink.right > box.right + SLACK;
        const along = ink.top < box.top - SLACK || ink.bottom > box.bottom + SLACK;
        if (overflowX === 'auto' || overflowX === 'scroll' || overflowY === 'auto' || overflowY === 'scroll') {
          if (overflowX === 'hidden' && across) found.push(`cut: ${said(node)}`);
          scrolled = true;
          break;
        }
        if (display === 'inline' || display === 'contents') continue;
        if ((overflowX !== 'visible' && across) || (overflowY !== 'visible' && along)) found.push(`cut: ${said(node)}`);
        const holds = one.matches('button, a.btn, .pill, label, td, th, li, summary, .card, [role=radio]');
        if (holds && (across || along)) found.push(`sticks out of <${one.tagName.toLowerCase()} class="${one.className}">: ${said(node)}`);
        if (position === 'absolute' || position === 'fixed') break;
      }
      if (!scrolled && (ink.left < -SLACK || ink.right > innerWidth + SLACK)) found.push(`outside of the window: ${said(node)}`);
    }
    const box = element.closest('*');
    if (styleOf(box).textOverflow === 'ellipsis' && box.scrollWidth > box.clientWidth + 1) found.push(`cut short: ${said(node)}`);
  }
  // Two texts in one place: not counting what floats over the page on purpose, such as a bar at its foot or the frames of a
  // review over the board, nor what is scrolled away inside of a box.
  const apart = (one) => one.matches('.mark') || ['sticky', 'fixed'].includes(styleOf(one).position) || ['auto', 'scroll'].includes(styleOf(one).overflowY);
  const floats = (ancestors) => ancestors.find(apart) ?? null;
  const shown = texts.flatMap((text) => text.rects.map((rect) => ({ ...text, rect, layer: floats(text.ancestors) })))
    .sort((a, b) => a.rect.top - b.rect.top);
  shown.forEach((one, index) => {
    for (const other of shown.slice(index + 1)) {
      if (other.rect.top > one.rect.bottom) break;
      if (one.node === other.node || one.layer !== other.layer) continue;
      const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const along = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      if (across > 3 && along > 0.45 * Math.min(one.rect.height, other.rect.height)) found.push(`over one another: ${said(one.node)} and ${said(other.node)}`);
    }
  });
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page is wider than the window');
  return [...new Set(found)];
}
