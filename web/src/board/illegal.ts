/** Explains why a colour cannot go to a line. The host's rules decide whether it can; this only finds the message, and
 *  rules.test.ts compares it with the rules. If several rules forbid it, the first in the order of
 *  rules/illegal.py is named. */

import type { Board } from './position';
import type { Colour, WordArguments } from './types';

export interface WhyIllegal {
  id: 'why-line-full' | 'why-wall-has' | 'why-line-holds';
  args: WordArguments;
  /** The rule that forbids it (docs/rules.md). */
  rule: string;
}

/** The message that says why `colour` cannot go to `line` (1 to 5), or null if nothing visible forbids it. */
export function whyIllegal(board: Board, line: number, colour: Colour): WhyIllegal | null {
  const held = board.lines[line - 1];
  if (!held) return null;
  if (held.colour && held.colour !== colour) {
    return { id: 'why-line-holds', args: { colour: held.colour }, rule: 'LINE-3' };
  }
  if (held.count >= line) return { id: 'why-line-full', args: {}, rule: 'LINE-4' };
  if (board.wall[line - 1]?.includes(colour)) return { id: 'why-wall-has', args: { colour }, rule: 'LINE-5' };
  return null;
}
