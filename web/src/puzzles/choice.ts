/** Which puzzle comes next: that of the day, or the one that suits the solver. */
import type { PuzzleLine, PuzzleTheme } from '../net/messages';

const DAY_MS = 86_400_000;
/** Coprime to the number of puzzles, so that neighbouring days have different puzzles and each comes once in a cycle. */
const STRIDE = 1009;

export const THEMES: readonly PuzzleTheme[] = [
  'tie-break',
  'denial',
  'floor',
  'marker',
  'column',
  'colour',
  'end',
  'grey-column',
];

/** The id of the puzzle of a day, the same for everybody who has the same list. */
export function puzzleOfDay(list: readonly PuzzleLine[], now: number): string | null {
  return list[(Math.floor(now / DAY_MS) * STRIDE) % list.length]?.[0] ?? null;
}

/** Milliseconds until the next day begins. */
export const untilTomorrow = (now: number): number => DAY_MS - (now % DAY_MS);

/** The next puzzles for a solver: of the theme, nearest to the rating first; seen ones only if no others are left. */
export function nextPuzzles(
  list: readonly PuzzleLine[],
  rating: number,
  theme: PuzzleTheme | null,
  seen: ReadonlySet<string>,
  count: number,
): string[] {
  const open = list.filter(([id, , , themes]) => !seen.has(id) && (theme === null || themes.includes(theme)));
  const all = open.length ? open : list.filter(([, , , themes]) => theme === null || themes.includes(theme));
  return [...all]
    .sort((a, b) => Math.abs(a[1] - rating) - Math.abs(b[1] - rating))
    .slice(0, count)
    .map(([id]) => id);
}
