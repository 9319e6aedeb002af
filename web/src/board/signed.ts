/** Numbers with their sign: a plus for points won, the true minus (U+2212) for points lost. */

export const MINUS = '\u2212';

export function signed(points: number): string {
  if (points === 0) return '0';
  return points < 0 ? `${MINUS}${-points}` : `+${points}`;
}

/** Points lost, written with the minus; plain 0 when there are none. */
export function lost(cost: number): string {
  return cost > 0 ? `${MINUS}${cost}` : '0';
}

/** Padded to the width of two figures, so that the text beside the number does not move when it grows. */
export function inTwo(count: number): string {
  return String(count).padStart(2, '\u2007');
}

export interface TextPart {
  text: string;
  kind: 'plain' | 'gain' | 'cost';
}

/** Cuts a translated phrase at its signed numbers, so that they can be coloured while the phrase stays whole. */
export function signedParts(phrase: string): TextPart[] {
  return phrase
    .split(/([+\u2212]\d+)/)
    .filter((text) => text !== '')
    .map((text) => ({
      text,
      kind: /^\+\d/.test(text) ? 'gain' : text.startsWith(MINUS) && text.length > 1 ? 'cost' : 'plain',
    }));
}
