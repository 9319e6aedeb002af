/** What this device keeps of its puzzles: the rating, every first try, and the days whose puzzle was solved. */
import { dayAt } from '../language/numbers';
import { keep, kept } from '../shell/storage';

export interface Own {
  rating: number;
  /** The first try at each puzzle: whether it was solved without a wrong move. */
  tried: Record<string, boolean>;
  /** UTC days whose puzzle was solved, with wrong tries or without. */
  days: string[];
}

const KEY = 'puzzles';
const START: Own = { rating: 1000, tried: {}, days: [] };
const SPREAD = 400;
const DAY_MS = 86_400_000;
const MOST_DAYS = 1000;

export function own(): Own {
  const found = kept<Partial<Own>>(KEY);
  if (!found || typeof found.rating !== 'number' || !found.tried || !Array.isArray(found.days)) return START;
  return { rating: found.rating, tried: found.tried, days: found.days };
}

/** Elo's formula: the first puzzles move the rating most. */
export function rated(rating: number, puzzle: number, solved: boolean, tries: number): number {
  const expected = 1 / (1 + 10 ** ((puzzle - rating) / SPREAD));
  const factor = Math.max(20, 60 - 2 * tries);
  return Math.max(100, Math.round(rating + factor * ((solved ? 1 : 0) - expected)));
}

/** Note the first try at a puzzle; later ones change nothing. */
export function noteTry(before: Own, id: string, puzzle: number, solved: boolean): Own {
  if (id in before.tried) return before;
  const rating = rated(before.rating, puzzle, solved, Object.keys(before.tried).length);
  return { ...before, rating, tried: { ...before.tried, [id]: solved } };
}

export function noteDay(before: Own, day: string): Own {
  return before.days.includes(day) ? before : { ...before, days: [...before.days, day].sort().slice(-MOST_DAYS) };
}

export function keepOwn(after: Own): void {
  keep(KEY, after);
}

/** How many days in a row were solved, up to today or yesterday. */
export function streak(days: readonly string[], now: number): number {
  const solved = new Set(days);
  let at = solved.has(dayAt(now / 1000)) ? now : now - DAY_MS;
  let length = 0;
  while (solved.has(dayAt(at / 1000))) {
    length += 1;
    at -= DAY_MS;
  }
  return length;
}
