/** The best moves as they are shown, in an order that agrees with the rounded numbers: share of the win, then margin. */
import { number } from '../language/numbers';
import type { BestMove } from '../net/messages';

/** Shares are told apart to a tenth of a per cent; then the margin decides. */
const tenths = (share: number): number => Math.round(share * 1000);

export function ranked(moves: readonly BestMove[]): BestMove[] {
  return [...moves].sort((a, b) => tenths(b.win) - tenths(a.win) || b.margin - a.margin);
}

/** Decimals of the percentages: 1 if two neighbours show the same whole per cent and the first has the smaller margin. */
export function decimalsFor(moves: readonly BestMove[]): 0 | 1 {
  return moves.some(({ win, margin }, index) => {
    const next = moves[index + 1];
    return next && Math.round(win * 100) === Math.round(next.win * 100) && margin < next.margin;
  })
    ? 1
    : 0;
}

/** A share of the win without its sign: `32`, `<1`, `>99`. Only certain results are `0` or `100`. */
export function percentText(share: number, decimals: 0 | 1 = 0): string {
  const percent = share * 100;
  const step = decimals ? 0.1 : 1;
  if (percent > 0 && percent < step / 2) return `<${number(step, decimals)}`;
  if (percent < 100 && percent > 100 - step / 2) return `>${number(100 - step, decimals)}`;
  return number(percent, decimals);
}
