import { describe, expect, it } from 'vitest';
import type { ReviewHead, ReviewStep } from '../net/messages';
import { luckError, mistakesOf, sharesOf, sumsOf } from './values';

const pair = (one: number) => ({ share: [one, 1 - one], margin: [0, 0] });
const change = (one: number) => ({ share: [one, -one], margin: [0, 0] });
const DEAL: ReviewStep = {
  kind: 'deal',
  round: 1,
  text: 'BBBB',
  judged: 'normal',
  before: pair(0.5),
  after: pair(0.6),
  luck: change(0.1),
  error_of_luck: { share: 0.03, margin: 1 },
  remainder: change(0.05),
};
const MOVE: ReviewStep = {
  kind: 'move',
  round: 1,
  text: '1B4',
  seat: 1,
  judged: 'normal',
  before: pair(0.65),
  after: pair(0.4),
  effect: change(-0.25),
  error: { share: 0.25, margin: 2 },
  grade: 'blunder',
  remainder: change(0),
};
const THEIRS: ReviewStep = {
  ...MOVE,
  seat: 2,
  before: pair(0.4),
  after: pair(0.42),
  effect: change(0.02),
  error: { share: 0.02, margin: 0 },
};
const HEAD = { start: pair(0.5), result: pair(0.42), now: null } as ReviewHead;
const STEPS = [DEAL, MOVE, THEIRS];

describe('the values of a review', () => {
  it('are a chain from the start to the end', () => {
    expect(sharesOf(HEAD, STEPS, 1)).toEqual([0.5, 0.65, 0.4, 0.42]);
    expect(sharesOf(HEAD, [DEAL, { ...MOVE, before: null, judged: null }, THEIRS], 2)[1]).toBeNull();
  });

  it('add up', () => {
    const sums = sumsOf(HEAD, STEPS, 1)!;
    expect(sums.start + sums.luck + sums.own + sums.others + sums.rest).toBeCloseTo(sums.end);
    expect([sums.luck, sums.own, sums.others]).toEqual([0.1, -0.25, 0.02]);
    expect(sumsOf(HEAD, [{ ...DEAL, judged: null }], 1)).toBeNull();
  });

  it('say what to learn from, the worst first', () => {
    expect(mistakesOf(STEPS, 1)).toEqual([1]);
    expect(mistakesOf(STEPS, 2)).toEqual([]);
    expect(mistakesOf([{ ...MOVE, forced: true }], 1)).toEqual([]);
  });

  it('have the standard error of luck', () => {
    expect(luckError([DEAL, DEAL])).toBeCloseTo(0.03 * Math.SQRT2);
  });
});
