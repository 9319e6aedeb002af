/** Durations of motion in milliseconds, read from the design's tokens, so that TypeScript needs no list of its own. */

export interface Timings {
  flight: number;
  stagger: number;
  sweep: number;
  hold: number;
  wall: number;
  pop: number;
  run: number;
  tick: number;
  lid: number;
  dealStagger: number;
  /** Whether anything travels; else changes cross-fade in place. */
  travel: boolean;
}

const TOKENS: Record<Exclude<keyof Timings, 'travel'>, string> = {
  flight: '--dur-flight',
  stagger: '--dur-flight-stagger',
  sweep: '--dur-sweep',
  hold: '--dur-opponent-hold',
  wall: '--dur-wall',
  pop: '--dur-pop',
  run: '--dur-run',
  tick: '--dur-score-tick',
  lid: '--dur-lid',
  dealStagger: '--dur-deal-stagger',
};

/** A CSS time in milliseconds: `420ms`, `.42s`. */
export function milliseconds(text: string): number {
  const value = Number.parseFloat(text);
  if (Number.isNaN(value)) return 0;
  return /[^m]s\s*$/.test(text) ? value * 1000 : value;
}

/** The tokens as they stand on the root now; a speed of 2 halves every duration. */
export function readTimings(speed: number, root: Element = document.documentElement): Timings {
  const style = getComputedStyle(root);
  const names = Object.keys(TOKENS) as (keyof typeof TOKENS)[];
  const times = Object.fromEntries(
    names.map((name) => [name, milliseconds(style.getPropertyValue(TOKENS[name])) / speed]),
  );
  return { ...times, travel: style.getPropertyValue('--motion-distance').trim() !== '0' } as Timings;
}
