import { describe, expect, it } from 'vitest';
import type { RecordAnswer } from '../net/messages';
import { chainsHold, chainValue, ROUNDS } from './chain';
import { check, roundsWithout } from './checking';

declare const process: { env: Record<string, string | undefined> };
/** Games in which the players have the last word; tests/web/test_units.py writes them. Seat 2 misses rounds 1 and 3. */
const file = process.env.TILEWRIGHT_LAST_WORD_GAMES;
const games = file ? ((await import(/* @vite-ignore */ file)) as { default: RecordAnswer[] }).default : [];
const seeds = ['01', '02'].map((byte) => byte.repeat(32));

describe('a chain', () => {
  const [seed] = seeds as [string];
  const value = (round: number): string => chainValue(seed, round);

  it('is that of docs/fair-deals.md', () => {
    expect(value(0)).toBe('71f9a2fba39e383d44557c5b0c391972ded8d2a46f7f7505cd1fcb9238dd510b');
    expect(value(1)).toBe('40a35278b35d16b19db34fd8a403b298bbc73c48bef7091050bdf7c0d293925e');
    expect(value(ROUNDS)).toBe(seed);
  });

  it('holds, also with gaps', () => {
    expect(
      chainsHold(
        [value(0), ''],
        [
          [value(1), ''],
          ['', ''],
          [value(3), ''],
        ],
      ),
    ).toBe(true);
    expect(chainsHold([value(0)], [...Array.from({ length: ROUNDS - 1 }, () => ['']), [seed]])).toBe(true);
  });

  it('is broken by values of other rounds, other seats and too many rounds', () => {
    expect(chainsHold([value(0)], [[value(2)]])).toBe(false);
    expect(chainsHold([value(0)], [[value(1)], [value(1)]])).toBe(false);
    expect(chainsHold([value(0)], [['x']])).toBe(false);
    expect(chainsHold([value(0), ''], [['', value(1)]])).toBe(false);
    expect(chainsHold([value(0)], [...Array.from({ length: ROUNDS }, () => ['']), [seed]])).toBe(false);
  });
});

describe.skipIf(!file)('the last word in a record', () => {
  const noteOf = (game: RecordAnswer, seat: number) => ({
    commitment: game.fairness!.commitment,
    randomness: game.fairness!.randomness[seat]!,
    seed: seeds[seat]!,
  });

  it('is proved, with the rounds that were dealt without this browser', () => {
    for (const game of games) {
      expect(check(game, noteOf(game, 0))).toBe('proved');
      expect(roundsWithout(game, noteOf(game, 0))).toEqual([]);
      expect(check(game, noteOf(game, 1))).toBe('proved');
      expect(roundsWithout(game, noteOf(game, 1))).toEqual([1, 3]);
    }
  });

  it('is refused if it lacks a value that the server accepted', () => {
    const [game] = games as [RecordAnswer];
    expect(check(game, { ...noteOf(game, 1), revealed: [2, 4] })).toBe('proved');
    expect(check(game, { ...noteOf(game, 1), revealed: [2, 3] })).toBe('not-ours');
    const fairness = game.fairness!;
    expect(check({ ...game, fairness: { ...fairness, reveals: null } }, noteOf(game, 0))).toBe('other-deals');
    const reveals = fairness.reveals!.map((row, index) => (index === 1 ? ['', row[1]!] : row));
    expect(check({ ...game, fairness: { ...fairness, reveals } }, noteOf(game, 0))).toBe('other-deals');
  });

  it('is absent if nothing was dealt', () => {
    const [game] = games as [RecordAnswer];
    const nothing = { ...game, steps: [], fairness: { ...game.fairness!, reveals: null } };
    expect(check(nothing, noteOf(game, 0))).toBe('no-deals');
  });
});
