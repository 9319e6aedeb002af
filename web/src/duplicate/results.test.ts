import { describe, expect, it } from 'vitest';
import type { DayResult, DuelView } from '../net/messages';
import { bars, betterThan, byChance, shareText, standings } from './results';

const result: DayResult = {
  date: '2026-11-17',
  number: 321,
  counts: true,
  margin: 14,
  scores: [54, 40],
  rounds: [2, -1, 4, 4, 14],
  place: 2,
  played: 5,
  margins: [
    [-30, 1],
    [0, 2],
    [14, 1],
    [20, 1],
  ],
  reference: { level: 10, margin: 26, rounds: [0, 0, 5, 5, 26] },
};

describe('the deal of a day', () => {
  it('is shared as a few characters', () => {
    expect(shareText(result)).toBe('Tilewright 321\n+14 ◆ +26\n▲▼▬▬▼\n2/5');
    expect(shareText({ ...result, margin: -3, counts: false, reference: null })).toBe('Tilewright 321\n\u22123');
  });

  it('is drawn in a few bars that hold everybody', () => {
    const drawn = bars(result.margins, 14, 26);
    expect(drawn.length).toBeLessThanOrEqual(19);
    expect(drawn.reduce((sum, { count }) => sum + count, 0)).toBe(5);
    expect(drawn.filter(({ own }) => own)).toHaveLength(1);
    expect(drawn.findIndex(({ reference }) => reference)).toBe(drawn.length - 1);
    expect(bars([], 0, null)).toEqual([{ from: 0, to: 0, count: 0, own: true, reference: false }]);
  });

  it('says how many did worse', () => {
    expect(betterThan(result)).toBe(75);
    expect(betterThan({ ...result, margins: [[14, 1]], played: 1 })).toBeNull();
  });
});

describe('a duel', () => {
  const person = (name: string, team: number | null, margins: number[] | null) => ({
    name,
    team,
    seat: 1,
    finished: margins?.length ?? 0,
    playing: false,
    games: margins?.map((margin, i) => ({ deal: i + 1, margin, table: 'x' })) ?? null,
  });
  const duel = (kind: DuelView['kind'], people: DuelView['people']) => ({ kind, deals: 2, you: 0, people }) as DuelView;

  it('is led by the best complete sum', () => {
    const found = standings(
      duel('solo', [person('Ana', null, [1, 2]), person('Bo', null, [9]), person('Cleo', null, [3, 4])]),
    );
    expect(found.map(({ name, sum }) => [name, sum])).toEqual([
      ['Cleo', 7],
      ['Ana', 3],
      ['Bo', null],
    ]);
    expect(found.find(({ you }) => you)?.name).toBe('Ana');
  });

  it('adds up both tables of a team', () => {
    const people = [person('A', 1, [5, 1]), person('B', 2, [-5, -1]), person('C', 1, [2, -3]), person('D', 2, [-2, 3])];
    expect(standings(duel('teams', people)).map(({ team, margins, sum }) => [team, margins, sum])).toEqual([
      [1, [7, -2], 5],
      [2, [-7, 2], -5],
    ]);
    expect(standings(duel('teams', people.slice(0, 2))).map(({ sum }) => sum)).toEqual([null, null]);
  });

  it('proves little by a small lead', () => {
    expect(byChance('solo', 0, 3)).toBe(100);
    expect(byChance('solo', 1, 3)).toBeGreaterThan(90);
    expect(byChance('solo', 100, 3)).toBeLessThan(5);
    expect(byChance('solo', 30, 9)).toBeGreaterThan(byChance('solo', 30, 3));
  });
});
