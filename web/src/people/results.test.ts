import { describe, expect, it } from 'vitest';
import type { PlayedGame, PlayedSeat } from '../net/messages';
import { curve, outcomeIn, scoresIn } from './results';

const seat = (score: number): PlayedSeat => ({ name: null, person: null, program: false, level: null, score });
const game = (changes: Partial<PlayedGame>): PlayedGame => ({
  table: 'k3f9',
  ended: 1_800_000_000,
  side: 'coloured',
  seat: 2,
  reason: 'row',
  winners: [2],
  seats: [seat(40), seat(54)],
  accuracy: null,
  ...changes,
});

describe('games of a profile', () => {
  it('says how a game ended for its person', () => {
    expect(outcomeIn(game({}))).toBe('won');
    expect(outcomeIn(game({ winners: [1] }))).toBe('lost');
    expect(outcomeIn(game({ winners: [1, 2] }))).toBe('shared');
    expect(outcomeIn(game({ winners: [] }))).toBe('stopped');
  });

  it('puts the own score first', () => expect(scoresIn(game({}))).toBe('54 : 40'));

  it('draws reviewed games from the oldest on', () => {
    expect(curve([game({ accuracy: 50 }), game({}), game({ accuracy: 100 })], 10, 10)).toEqual([
      { x: 0, y: 0 },
      { x: 10, y: 5 },
    ]);
    expect(curve([game({})], 10, 10)).toEqual([]);
  });
});
