import { expect, it, vi } from 'vitest';
import { readViews } from '../net/api';
import { table } from '../net/fake-socket';
import { forgetGame } from '../shell/games';
import { keep } from '../shell/storage';
import { askUnfinished, finished } from './awaited';
import { playedOf } from './played';

vi.mock('../language/words.svelte', () => ({ words: (id: string) => id, language: () => 'en' }));
vi.mock('../net/api', async (original) => ({ ...(await original<object>()), readViews: vi.fn() }));

const id = (number: number) => `table${String(number).padStart(7, '0')}`;
const over = (number: number) =>
  playedOf(
    table({
      table: id(number),
      state: 'over',
      result: { seats: [{ score: 1 }, { score: 2 }], winners: [2], reason: 'row' } as never,
    }),
    [1],
  );

it('asks for a slow game after many newer ones that are finished', async () => {
  for (let number = 0; number < 30; number += 1) {
    keep(`table.${id(number)}`, { table: id(number), secret: 'S', seats: [1], invite: null, since: number });
    if (number > 0) keep(`played.${id(number)}`, over(number));
  }
  vi.mocked(readViews).mockResolvedValue([table({ table: id(0) })]);
  expect((await askUnfinished()).map(({ game }) => game.table)).toEqual([id(0)]);
  expect(readViews).toHaveBeenCalledWith([id(0)]);
  expect(finished()).toHaveLength(29);
  for (let number = 0; number < 30; number += 1) forgetGame(id(number));
});
