import { describe, expect, it, vi } from 'vitest';
import { duration, exactDuration } from './duration';

vi.mock('./words.svelte', () => ({ words: (id: string, { count }: { count: number }) => `${count} ${id.slice(5)}` }));

describe('a duration', () => {
  it.each([
    [60, '60 seconds', '60 seconds'],
    [90, '2 minutes', '90 seconds'],
    [120, '2 minutes', '2 minutes'],
    [300, '5 minutes', '5 minutes'],
    [5400, '90 minutes', '90 minutes'],
    [86_400, '24 hours', '24 hours'],
    [172_800, '2 days', '2 days'],
    [216_000, '3 days', '60 hours'],
    [90_061, '25 hours', '90061 seconds'],
  ])('%d s, rounded and exact', (seconds, rounded, exact) => {
    expect([duration(seconds), exactDuration(seconds)]).toEqual([rounded, exact]);
  });
});
