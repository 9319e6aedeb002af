import { expect, it, vi } from 'vitest';
import type { BestMove } from '../net/messages';
import { decimalsFor, percentText, ranked } from './ranking';

vi.mock('../language/words.svelte', () => ({ words: () => '.' })); // the decimal mark

const best = (move: string, win: number, margin: number): BestMove => ({ move, win, margin, line: [move] });

it('puts the larger share first, though its margin is smaller, and shows why', () => {
  const moves = ranked([best('5W3', 0.521, 1.3), best('1K4', 0.524, 1)]);
  expect(moves.map(({ move }) => move)).toEqual(['1K4', '5W3']);
  expect(moves.map(({ win }) => percentText(win, decimalsFor(moves)))).toEqual(['52.4', '52.1']);
});

it('decides by the margin between equal shares', () => {
  const moves = ranked([best('1B1', 1, 3), best('2B1', 1, 8), best('3B1', 0.9, 9)]);
  expect(moves.map(({ move }) => move)).toEqual(['2B1', '1B1', '3B1']);
  expect(decimalsFor(moves)).toBe(0);
});

it.each([
  [0, '0'],
  [0.0004, '<1'],
  [0.006, '1'],
  [0.5, '50'],
  [0.9993, '>99'],
  [1, '100'],
])('writes a share of %d as %s', (share, text) => {
  expect(percentText(share)).toBe(text);
});
