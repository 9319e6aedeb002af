/** One tab stop for a group of many places; arrows go to the nearest place in their direction. */

interface Spot {
  x: number;
  y: number;
}

const DIRECTIONS: Record<string, Spot> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The spot that an arrow leads to; one straight ahead is preferred to a nearer one at the side. -1 if there is none. */
export function nearest(spots: readonly Spot[], from: number, key: string): number {
  const here = spots[from];
  const direction = DIRECTIONS[key];
  if (!here || !direction) return -1;
  let found = -1;
  let least = Infinity;
  spots.forEach((spot, index) => {
    const [x, y] = [spot.x - here.x, spot.y - here.y];
    const ahead = x * direction.x + y * direction.y;
    const aside = Math.abs(x * direction.y) + Math.abs(y * direction.x);
    const distance = ahead + 3 * aside;
    if (index !== from && ahead > 1 && distance < least) [found, least] = [index, distance];
  });
  return found;
}

/** For the element around the places, which are buttons with `data-place`. */
export function roving(group: HTMLElement): () => void {
  let stop = '';
  const places = () => [...group.querySelectorAll<HTMLElement>('button[data-place]')];

  function mark(): void {
    const all = places();
    const chosen = all.find(({ dataset }) => dataset.place === stop) ?? all[0];
    for (const place of all) place.tabIndex = place === chosen ? 0 : -1;
  }

  function onfocusin({ target }: FocusEvent): void {
    const place = (target as HTMLElement).dataset.place;
    if (place === undefined) return;
    stop = place;
    mark();
  }

  function onkeydown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.key in DIRECTIONS)) return;
    const all = places();
    const from = all.indexOf(event.target as HTMLElement);
    if (from < 0) return;
    event.preventDefault();
    const spots = all.map((place) => {
      const { left, top, width, height } = place.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
    all[nearest(spots, from, event.key)]?.focus();
  }

  mark();
  const observer = new MutationObserver(mark);
  observer.observe(group, { childList: true, subtree: true });
  group.addEventListener('focusin', onfocusin);
  group.addEventListener('keydown', onkeydown);
  return () => {
    observer.disconnect();
    group.removeEventListener('focusin', onfocusin);
    group.removeEventListener('keydown', onkeydown);
  };
}
