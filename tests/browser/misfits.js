// Runs in a page: returns a description of every text that does not fit. See fitting.py.
() => {
  const SLACK = 1.5, found = [];
  // Boxes and styles of an element are read once, because many texts share an ancestor.
  const once = (ask) => {
    const known = new Map();
    return (element) => {
      if (!known.has(element)) known.set(element, ask(element));
      return known.get(element);
    };
  };
  const styleOf = once((element) => {
    const { clipPath, display, overflowX, overflowY, position, textOverflow } = getComputedStyle(element);
    return { clipPath, display, overflowX, overflowY, position, textOverflow };
  });
  const plain = ({ bottom, height, left, right, top, width }) => ({ bottom, height, left, right, top, width }); // quicker to read
  const boxOf = once((element) => plain(element.getBoundingClientRect()));
  const holdsText = once((element) => element.matches('button, a.btn, .pill, label, td, th, li, summary, .card, [role=radio]'));
  const isUnseen = once((element) => styleOf(element).clipPath !== 'none' || (element.clientWidth === 1 && element.clientHeight === 1));
  const said = (node) => `“${node.data.trim().replace(/\s+/g, ' ').slice(0, 60)}”`;
  // Texts for screen readers only, and a skip link above the window, are not checked.
  const isInUnseen = once((element) => element !== null && (isUnseen(element) || isInUnseen(element.parentElement)));
  const isShown = once((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && !element.closest('option, script, style, noscript, svg') && !isInUnseen(element));
  // If a dialog is open, only its texts are checked: it covers the page on purpose.
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !isShown(element)) continue;
    range.selectNodeContents(node);
    const rects = Array.from(range.getClientRects(), plain).filter((rect) => rect.width > 0.5 && rect.height > 0.5);
    if (rects.length === 0 || rects.every((rect) => rect.bottom < 0)) continue;
    texts.push({ node, element, rects });
  }
  for (const { node, element, rects } of texts) {
    for (const rect of rects) {
      // A text rectangle is as high as the font; letters need only its middle part.
      const ink = { left: rect.left, right: rect.right, top: rect.top + rect.height * 0.2, bottom: rect.bottom - rect.height * 0.2 };
      let scrolled = false;
      for (let one = element; one; one = one.parentElement) {
        const { overflowX, overflowY, position, display } = styleOf(one);
        const box = boxOf(one);
        const across = ink.left < box.left - SLACK || ink.right > box.right + SLACK;
        const along = ink.top < box.top - SLACK || ink.bottom > box.bottom + SLACK;
        if (overflowX === 'auto' || overflowX === 'scroll' || overflowY === 'auto' || overflowY === 'scroll') {
          if (overflowX === 'hidden' && across) found.push(`cut: ${said(node)}`);
          scrolled = true;
          break;
        }
        if (display === 'inline' || display === 'contents') continue;
        if ((overflowX !== 'visible' && across) || (overflowY !== 'visible' && along)) found.push(`cut: ${said(node)}`);
        if ((across || along) && holdsText(one)) found.push(`sticks out of <${one.tagName.toLowerCase()} class="${one.className}">: ${said(node)}`);
        if (position === 'absolute' || position === 'fixed') break;
      }
      if (!scrolled && (ink.left < -SLACK || ink.right > innerWidth + SLACK)) found.push(`outside of the window: ${said(node)}`);
    }
    if (styleOf(element).textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1) found.push(`cut short: ${said(node)}`);
  }
  // Texts that overlap. Only texts of the same layer are compared: a bar at the bottom or the marks of a review cover others
  // on purpose, and texts in a scrolling box may be scrolled away.
  const apart = once((one) => one.matches('.mark') || ['sticky', 'fixed'].includes(styleOf(one).position) || ['auto', 'scroll'].includes(styleOf(one).overflowY));
  const layerOf = once((element) => (element === null || apart(element) ? element : layerOf(element.parentElement)));
  const shown = texts.flatMap(({ element, node, rects }) => rects.map((rect) => ({ layer: layerOf(element), node, rect })))
    .sort((a, b) => a.rect.top - b.rect.top);
  shown.forEach((one, index) => {
    for (let next = index + 1; next < shown.length; next++) {
      const other = shown[next];
      if (other.rect.top > one.rect.bottom) break;
      if (one.node === other.node || one.layer !== other.layer) continue;
      const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const along = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      if (across > 3 && along > 0.45 * Math.min(one.rect.height, other.rect.height)) found.push(`over one another: ${said(one.node)} and ${said(other.node)}`);
    }
  });
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page is wider than the window');
  if (root.matches('dialog') && root.scrollWidth > root.clientWidth) found.push('the dialog is too narrow for its content');
  return [...new Set(found)];
}
