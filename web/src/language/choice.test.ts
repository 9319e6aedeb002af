import { expect, it } from 'vitest';
import { choose } from './choice';

const THERE = ['da', 'en', 'fi'];

it.each([
  ['fi', ['da-DK'], 'fi'],
  [null, ['da-DK', 'en'], 'da'],
  [null, ['de', 'fi-FI'], 'fi'],
  ['xx', ['de'], 'en'],
  [null, [], 'en'],
])('chosen %s, browser %s: %s', (chosen, wanted, expected) => {
  expect(choose(chosen, wanted, THERE)).toBe(expected);
});
