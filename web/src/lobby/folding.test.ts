import { expect, test } from 'vitest';
import type { LobbyCounts, OpenTable } from '../net/messages';
import { fold, news } from './folding';

const counts: LobbyCounts = { here: 1, looking: 0, playing: 0, seats: 0, games: 0, wait: null };
const seat = (table: string, open = 1): OpenTable => ({
  table,
  players: 4,
  open,
  side: 'coloured',
  clock: null,
  rated: false,
  people: [],
  made: 0,
});

test('changes replace, add and remove what is known', () => {
  expect(fold(null, { type: 'changed', gone: ['a'] })).toBeNull();
  const first = fold(null, { type: 'lobby', counts, open: [seat('a'), seat('b', 3)], games: [] })!;
  const second = fold(first, { type: 'changed', open: [seat('b', 2), seat('c')], gone: ['a'] })!;
  expect(second.open.map(({ table, open }) => [table, open])).toEqual([
    ['b', 2],
    ['c', 1],
  ]);
  expect(second.counts).toBe(counts);
  expect(news(first, second, [])).toEqual({ opened: 1, gone: 1 });
  expect(news(first, second, ['c'])).toEqual({ opened: 0, gone: 1 });
});
