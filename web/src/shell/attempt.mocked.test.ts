import { expect, it, vi } from 'vitest';
import { ProblemError } from '../net/api';
import { RequestError } from '../net/live';
import { Missing, refusalOf } from './attempt.svelte';

vi.mock('../language/words.svelte', () => ({
  words: (id: string, { kind }: { kind: string }) => `${id} ${kind}`,
  whenLanguageChanges: () => undefined,
}));

it('says why something was not done in words for readers', () => {
  expect(refusalOf(new ProblemError('name-taken', 'Somebody has this name.', 409))).toBe('Somebody has this name.');
  expect(refusalOf(new Missing('Type a name first.'))).toBe('Type a name first.');
  const offline = 'trouble-title offline. trouble-next offline';
  expect(refusalOf(new ProblemError('unreachable', 'Failed to fetch', 0))).toBe(offline);
  for (const code of ['offline', 'lost']) expect(refusalOf(new RequestError(code))).toBe(offline);
  expect(refusalOf(new TypeError('x is undefined'))).toBe('trouble-title unexpected. trouble-next unexpected');
});
