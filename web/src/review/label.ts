// Where the graph of a review writes the luck of a deal.

const WIDTH = 32;
const HEIGHT = 10;

/** The triangles of an error. */
export interface Sign {
  x: number;
  top: number;
  bottom: number;
}

/** The baseline of a label, and where along it x is. */
export interface Place {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

/**
 * The first place at the diamond of a deal, at (x, y), where its label covers no triangle: above the diamond if the value
 * rises, else below it; on its left; on its right; on the remaining side. Undefined if every place is taken: then only the
 * list of steps has the number.
 */
export function labelPlace(
  { x, y, rises }: { x: number; y: number; rises: boolean },
  { left, low }: { left: number; low: number },
  signs: readonly Sign[],
): Place | undefined {
  const above: Place = { x, y: y - 9, anchor: 'middle' };
  const below: Place = { x, y: y + 18, anchor: 'middle' };
  const before: Place = { x: x - 9, y: y + 4, anchor: 'end' };
  const after: Place = { x: x + 9, y: y + 4, anchor: 'start' };
  const places = rises ? [above, before, after, below] : [below, before, after, above];
  return places.find((place) => {
    const from = place.x - { start: 0, middle: WIDTH / 2, end: WIDTH }[place.anchor];
    const covers = (sign: Sign) =>
      sign.x > from - 5 && sign.x < from + WIDTH + 5 && sign.bottom > place.y - HEIGHT && sign.top < place.y + 2;
    return from >= left && place.y > HEIGHT && place.y < low && !signs.some(covers);
  });
}
