import { expect, it } from 'vitest';
import { nearest } from './roving';

const GRID = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ x: x * 40, y: y * 40 })));

it.each([
  ['ArrowRight', 4, 5],
  ['ArrowLeft', 4, 3],
  ['ArrowUp', 4, 1],
  ['ArrowDown', 4, 7],
  ['ArrowRight', 5, -1],
  ['Enter', 4, -1],
])('%s from %i leads to %i', (key, from, to) => {
  expect(nearest(GRID, from, key)).toBe(to);
});
