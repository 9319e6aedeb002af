/** Where the discs of a ring lie: factory 1 at twelve o'clock, then clockwise. These are ratios; the style turns them into lengths. */

export interface RingShape {
  /** A disc's diameter in hundredths of the table's shorter side. */
  disc: number;
  /** How far below the middle the lowest disc lies, in radii: a ring with an odd number of discs is not as deep as wide. */
  drop: number;
  /** How far to the side the outermost disc lies, in radii. */
  reach: number;
  /** Space between discs and centre, in hundredths of the shorter side. */
  gap: number;
  /** Directions from the middle, as unit vectors; y points down. */
  places: readonly { x: number; y: number }[];
}

/** Discs shrink as their number grows, so that neighbours never touch. */
const DISC: Record<number, number> = { 5: 28.1, 7: 24.7, 9: 21.7 };
const GAP: Record<number, number> = { 5: 3.4, 7: 3.4, 9: 4.4 };

export function ringOf(discs: number): RingShape {
  const places = Array.from({ length: discs }, (_, index) => {
    const angle = (2 * Math.PI * index) / discs - Math.PI / 2;
    return { x: Math.cos(angle), y: Math.sin(angle) };
  });
  return {
    disc: DISC[discs] ?? 200 / (discs + 2),
    drop: Math.max(...places.map((place) => place.y)),
    reach: Math.max(...places.map((place) => place.x)),
    gap: GAP[discs] ?? 4,
    places,
  };
}
