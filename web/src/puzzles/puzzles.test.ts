import { describe, expect, it } from 'vitest';
import type { PuzzleLine } from '../net/messages';
import { dayAt } from '../language/numbers';
import { nextPuzzles, puzzleOfDay, untilTomorrow } from './choice';
import { noteDay, noteTry, rated, streak, type Own } from './own';

const LIST: PuzzleLine[] = Array.from({ length: 2550 }, (_, i) => [
  `2c-${String(i).padStart(6, '0')}`,
  500 + i,
  'win',
  i % 2 ? ['floor'] : ['denial'],
]);
const NOON = Date.UTC(2026, 10, 17, 12);
const DAY = 86_400_000;
const NEW: Own = { rating: 1000, tried: {}, days: [] };

describe('the puzzle of the day', () => {
  it('is the same all day in UTC, and another one tomorrow', () => {
    const today = puzzleOfDay(LIST, NOON);
    expect(puzzleOfDay(LIST, NOON - 12 * 3_600_000)).toBe(today);
    expect(puzzleOfDay(LIST, NOON + 12 * 3_600_000 - 1)).toBe(today);
    expect(puzzleOfDay(LIST, NOON + 12 * 3_600_000)).not.toBe(today);
    expect(untilTomorrow(NOON)).toBe(12 * 3_600_000);
  });
  it('comes back only after all others', () => {
    const days = LIST.map((_, i) => puzzleOfDay(LIST, NOON + i * DAY));
    expect(new Set(days).size).toBe(LIST.length);
  });
  it('is none where there are none', () => expect(puzzleOfDay([], NOON)).toBeNull());
});

describe('the series', () => {
  it('comes close to the rating and skips what was seen', () => {
    const [first] = nextPuzzles(LIST, 1000, null, new Set(), 1);
    expect(first).toBe('2c-000500');
    expect(nextPuzzles(LIST, 1000, null, new Set(['2c-000500']), 1)).not.toContain('2c-000500');
    expect(nextPuzzles(LIST, 1000, 'floor', new Set(), 3)).toEqual(['2c-000499', '2c-000501', '2c-000497']);
  });
  it('begins anew when all were seen', () => {
    expect(nextPuzzles(LIST, 1000, null, new Set(LIST.map(([id]) => id)), 1)).toEqual(['2c-000500']);
  });
});

describe('the own rating', () => {
  it('rises with a solved puzzle, most at first', () => {
    expect(rated(1000, 1000, true, 0)).toBe(1030);
    expect(rated(1000, 1000, false, 0)).toBe(970);
    expect(rated(1000, 1000, true, 100)).toBe(1010);
    expect(rated(100, 3000, false, 0)).toBe(100);
  });
  it('counts the first try only', () => {
    const failed = noteTry(NEW, '2c-000001', 1000, false);
    expect(noteTry(failed, '2c-000001', 1000, true)).toBe(failed);
    expect(failed.tried).toEqual({ '2c-000001': false });
  });
});

describe('the streak', () => {
  const days = (...back: number[]) => back.map((n) => dayAt((NOON - n * DAY) / 1000));
  it('counts days in a row', () => {
    expect(streak([], NOON)).toBe(0);
    expect(streak(days(0, 1, 2, 4), NOON)).toBe(3);
    expect(streak(days(1, 2), NOON)).toBe(2);
    expect(streak(days(2, 3), NOON)).toBe(0);
  });
  it('accepts a clock that goes backwards', () => {
    const own = noteDay(noteDay(NEW, dayAt(NOON / 1000)), dayAt((NOON - DAY) / 1000));
    expect(noteDay(own, dayAt(NOON / 1000))).toBe(own);
    expect(streak(own.days, NOON)).toBe(2);
    expect(streak(own.days, NOON - DAY)).toBe(1);
  });
});
