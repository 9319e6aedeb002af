import { describe, expect, it, vi } from 'vitest';
import type { Result, SeatResult } from '../../net/messages';
import type { Player } from '../players';
import { because, verdict } from './verdict';

// What is said, as the message and its variables.
vi.mock('../../language/words.svelte', () => ({
  words: (id: string, variables = {}) => [id, ...Object.values(variables)].join(' '),
}));

const NAMES = ['Ana', 'Bo', 'Cy'];

/** Three players at three devices; `out` says how seats left the game. */
function players(out: Record<number, 'resigned' | 'timed-out'> = {}): Player[] {
  return NAMES.map((name, index) => {
    const seat = index + 1;
    const view = { who: 'person', resigned: seat in out, timed_out: out[seat] === 'timed-out' };
    return { seat, name, you: seat === 1, view } as Player;
  });
}

const seat = (score: number, rank: number, rows = 0): SeatResult => ({
  score,
  rank,
  rows,
  wall: 0,
  floor: 0,
  columns: 0,
  colours: 0,
});

function result(winners: number[], seats: SeatResult[], changes: Partial<Result> = {}): Result {
  return { reason: 'row', winners, by_rows: false, seats, ...changes };
}

describe('a seat that gave up or ran out of time', () => {
  it('is named if it would have won', () => {
    const ended = result([2], [seat(60, 1), seat(50, 2), seat(40, 3)]);
    expect(verdict(ended, players({ 1: 'resigned' }))).toBe('end-by-resignation Bo no');
    expect(because(ended, players({ 1: 'resigned' }))).toBe('end-resigned-why Ana yes');
    expect(because(ended, players({ 1: 'timed-out' }))).toBe('say-timed-out Ana yes');
  });

  it('is named if it would have shared the victory', () => {
    const ended = result([1], [seat(50, 1), seat(50, 1), seat(40, 3)]);
    expect(because(ended, players({ 2: 'resigned' }))).toBe('end-resigned-why Bo no');
  });

  it('is named if only the winner was left', () => {
    const ended = result([1], [seat(50, 1), seat(20, 3), seat(30, 2)]);
    const both = players({ 2: 'timed-out', 3: 'resigned' });
    expect(verdict(ended, both)).toBe('end-by-resignation Ana yes');
    expect(because(ended, both)).toBe('say-timed-out Bo no end-resigned-why Cy no');
  });

  it('is not compared with the winner otherwise', () => {
    const led = result([1], [seat(50, 1, 1), seat(49, 2, 2), seat(40, 3)]);
    expect(verdict(led, players({ 2: 'resigned' }))).toBe('end-wins Ana 10 yes');
    expect(because(led, players({ 2: 'resigned' }))).toBe('end-led Ana 48 40 yes');
    expect(because(led, players())).toBe('end-led Ana 48 45 yes');
  });

  it('has no part in the tie-break', () => {
    const ended = result([1], [seat(50, 1, 2), seat(50, 2, 1), seat(50, 3, 0)], { by_rows: true });
    expect(because(ended, players({ 2: 'resigned' }))).toBe('end-by-rows-why 50 2 0');
  });
});

it('says that everybody gave up, or only that the game was stopped', () => {
  const ended = result([], [seat(5, 1), seat(0, 2), seat(0, 2)], { reason: 'stopped' });
  const all = players({ 1: 'resigned', 2: 'resigned', 3: 'timed-out' });
  expect(because(ended, all)).toBe('end-resigned-why Ana yes end-resigned-why Bo no say-timed-out Cy no');
  expect(because(ended, players({ 2: 'resigned' }))).toBe('end-stopped-why');
});
