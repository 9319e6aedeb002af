/** A review in words: losses, grades, reasons, and every step in one sentence. */
import { countOf, readTake, type Position } from '../board';
import { moveByName, moveInWords } from '../language/game';
import { number, signed } from '../language/numbers';
import { words } from '../language/words.svelte';
import type { Loss, Reason, ReviewStep } from '../net/messages';
import { weight } from './values';

/** A share of the win: `73%`. */
export const percent = (share: number): string => words('review-percent', { number: number(100 * share) });

/** A change of the share, with its sign: `−36%`. */
export const change = (share: number): string => words('review-percent', { number: signed(100 * share) });

/** What a move lost: share of the win, points, or both, if the points count for most of the grade (`weight`). */
export function lossOf({ share, margin }: Loss): string {
  const points = words('review-points', { number: signed(-margin, 1) });
  if (share < 0.005 && margin >= 0.05) return points;
  return weight({ share: 0, margin }) > weight({ share, margin: 0 }) ? `${change(-share)}, ${points}` : change(-share);
}

/** How many tiles a move takes. */
export function countOfMove(position: Position, move: string): number {
  const take = readTake(move);
  return take ? countOf(position, take.source, take.colour) : 1;
}

export const moveAt = (position: Position, move: string): string => moveInWords(move, countOfMove(position, move));

const standing = (share: number): string => (share > 0.99 ? 'win' : share < 0.01 ? 'lose' : 'share');

/** Why the best move is better, one sentence for each of the weightiest reasons. */
export function reasonsOf(step: ReviewStep, name: (seat: number) => string): string[] {
  return tellReasons(step.best ?? '', step.reasons ?? [], name);
}

export function tellReasons(best: string, reasons: readonly Reason[], name: (seat: number) => string): string[] {
  return reasons.slice(0, 2).map((reason) => sentence(reason, best, name));
}

function sentence(reason: Reason, best: string, name: (seat: number) => string): string {
  const points = reason.points ?? 0;
  switch (reason.reason) {
    case 'result':
      return words('review-why-result', {
        best,
        standing: standing(reason.best ?? 0),
        played: standing(reason.played ?? 0),
      });
    case 'scores':
      return words('review-why-scores', { best, line: reason.line ?? 0, points, played: reason.played_points ?? 0 });
    case 'floor':
      return words('review-why-floor', { best, lost: reason.lost ?? 0, points: reason.played_lost ?? 0 });
    case 'marker':
      return words('review-why-marker', { best });
    case 'leaves': {
      const { seat, tiles, colour, source, line } = reason;
      const offer = { name: name(seat ?? 1), count: tiles ?? 0, colour: colour ?? 'B', source: source ?? 0 };
      return line ? words('review-why-leaves', { ...offer, line, points }) : words('review-why-leaves-floor', offer);
    }
    case 'outlook':
      return words('review-why-outlook', { best, part: reason.part ?? 'offer', number: signed(points, 1) });
  }
}

/** A step in words: "Ana took 4 yellow from the centre to line 5", "Round 3: new tiles". */
export function tellStep(step: ReviewStep, before: Position, name: (seat: number) => string): string {
  if (step.kind === 'deal') return words('deal-round', { round: step.round });
  return moveByName(name(step.seat ?? 1), step.text, countOfMove(before, step.text));
}

/** What a step was worth to a seat: "luck +33%", "blunder −36%"; nothing if it is not judged. */
export function worthOf(step: ReviewStep, seat: number): string {
  if (step.kind === 'move') return step.grade ? verdictOf(step) : '';
  return step.luck ? words('review-luck', { change: change(step.luck.share[seat - 1] ?? 0) }) : '';
}

/** The grade with what was lost: "blunder −36%". */
export function verdictOf(step: ReviewStep): string {
  if (step.forced) return words('review-forced');
  const grade = words('review-grade', { grade: step.grade ?? 'best' });
  return step.error && step.grade !== 'best' ? `${grade} ${lossOf(step.error)}` : grade;
}
