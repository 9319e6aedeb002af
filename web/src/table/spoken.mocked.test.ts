import { expect, it, vi } from 'vitest';
import { sayTake } from './spoken';

// What is said, as the message and its variables.
vi.mock('../language/words.svelte', () => ({
  words: (id: string, variables = {}) => [id, ...Object.values(variables)].join(' '),
}));

it.each([
  ['2B3', { count: 2, placed: 2, fallen: 0, marker: false }, 2, 'say-line-part 3 2'],
  ['2B1', { count: 3, placed: 1, fallen: 2, marker: false }, 1, 'say-line-full 1, say-fell 2 no'],
  ['CBF', { count: 2, placed: 0, fallen: 3, marker: true }, 0, 'say-fell 3 yes'],
  ['CBF', { count: 2, placed: 0, fallen: 1, marker: true }, 0, 'say-fell 1 yes, say-to-lid 2'],
  ['CBF', { count: 2, placed: 0, fallen: 0, marker: true }, 0, 'say-to-lid 2'],
  ['2B1', { count: 3, placed: 1, fallen: 1, marker: false }, 1, 'say-line-full 1, say-fell 1 no, say-to-lid 1'],
])('%s: where the tiles went', (move, taken, held, outcome) => {
  expect(sayTake(move, taken, 'Bo', held)).toContain(`B ${move[0] === 'C' ? 0 : move[0]} ${outcome}`);
});
