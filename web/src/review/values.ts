/** What a review says, in numbers that the page draws: values by step, losses, sums. Shares are for one seat. */
import type { Loss, ReviewHead, ReviewStep } from '../net/messages';

export type Grade = NonNullable<ReviewStep['grade']>;

export const ERRORS: readonly Grade[] = ['inaccuracy', 'mistake', 'blunder'];
/** A sign for each grade, because colour alone must not carry meaning. */
export const SIGNS: Record<Grade, string> = { best: '✓', good: '·', inaccuracy: '▼', mistake: '▼▼', blunder: '▼▼▼' };

const POINT_WEIGHT = 1.5; // as in the engine's grades: a point weighs as much as 1.5% of the win
/** An answer with a smaller `weight` is as good as the best. */
export const AS_GOOD = 2;
/** An error with a smaller `weight` does not become a question. */
const WORTH_A_QUESTION = 4;
const MOST_QUESTIONS = 8;

export const weight = (loss: Loss): number => 100 * loss.share + POINT_WEIGHT * loss.margin;

export const isError = (step: ReviewStep): boolean => Boolean(step.grade && ERRORS.includes(step.grade));

/** The share of the win before each step and at the end; null where it is not known yet. */
export function sharesOf(head: ReviewHead, steps: readonly ReviewStep[], seat: number): (number | null)[] {
  const end = head.result ?? head.now;
  return [...steps.map((step) => step.before?.share[seat - 1] ?? null), end?.share[seat - 1] ?? null];
}

/** What the parts of a game brought a seat, in shares: they add up from the start to the end. */
export interface Sums {
  start: number;
  luck: number;
  own: number;
  others: number;
  rest: number;
  end: number;
}

/** Null until every step is judged. */
export function sumsOf(head: ReviewHead, steps: readonly ReviewStep[], seat: number): Sums | null {
  const end = head.result ?? head.now;
  if (!head.start || !end || steps.some((step) => !step.judged)) return null;
  const of = (part: 'luck' | 'effect' | 'remainder', which: (step: ReviewStep) => boolean) =>
    steps.filter(which).reduce((sum, step) => sum + (step[part]?.share[seat - 1] ?? 0), 0);
  return {
    start: head.start.share[seat - 1] ?? 0,
    luck: of('luck', () => true),
    own: of('effect', (step) => step.seat === seat),
    others: of('effect', (step) => step.seat !== seat),
    rest: of('remainder', () => true),
    end: end.share[seat - 1] ?? 0,
  };
}

/** The standard error of the sum of luck: those of all deals combined. */
export function luckError(steps: readonly ReviewStep[]): number {
  return Math.sqrt(steps.reduce((sum, step) => sum + (step.error_of_luck?.share ?? 0) ** 2, 0));
}

/** The steps at which a seat lost most, the worst first: what to learn from. */
export function mistakesOf(steps: readonly ReviewStep[], seat: number): number[] {
  return steps
    .flatMap((step, index) =>
      step.seat === seat && step.error && !step.forced ? [{ index, loss: weight(step.error) }] : [],
    )
    .filter(({ loss }) => loss >= WORTH_A_QUESTION)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, MOST_QUESTIONS)
    .map(({ index }) => index);
}
