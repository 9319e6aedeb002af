import { expect, test } from 'vitest';
import { initialOf, isolated } from './names';

test.each([
  ['Ana', 'A'],
  [' élise', 'É'],
  ['🧑‍🚀 Kim', '🧑‍🚀'],
  ['🇫🇮', '🇫🇮'],
  ['e\u0301va', 'E\u0301'],
  ['', ''],
  ['Player 2', '2'],
  ['Az 1. játékos', '1'],
  ['R2 D2', 'R'],
])('the initial of %s is a whole sign', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});

test('a name from right to left is kept apart from the sentence, and has its initial', () => {
  expect(isolated('ليلى')).toBe('\u2068ليلى\u2069');
  expect(initialOf(isolated('ليلى'))).toBe('ل');
  expect(isolated('Åse')).toBe('Åse');
});
