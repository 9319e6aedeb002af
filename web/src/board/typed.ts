/** Moves typed key by key: source, colour, destination, the same signs as notation (`3R2`, `CKF`; grey side `2@4`).
 *  A small state machine over the selection, so that a move may be begun with the pointer and finished by typing. */

import { COLOURS, NOTHING_SELECTED, type Colour, type LegalColumn, type LegalMove, type Selection } from './types';

export interface Typed {
  selection: Selection;
  /** The move that this key plays. */
  play?: LegalMove;
  /** The typed text, if no legal move begins with it. The selection then stays as it was. */
  refused?: string;
}

export interface TypingOptions {
  /** A complete move is played at once, without Enter. */
  playAtOnce?: boolean;
}

const sourceSign = (source: number): string => (source === 0 ? 'C' : String(source));
const lineSign = (line: number): string => (line === 0 ? 'F' : String(line));

/** The selection in notation, as far as it goes: ``, `3`, `3R`, `3R2`. */
export function typedText({ source, colour, line }: Selection): string {
  if (source === null) return '';
  return sourceSign(source) + (colour ?? '') + (colour && line !== null ? lineSign(line) : '');
}

/** One step back: the destination, then the colour, then the source. */
export function stepBack(selection: Selection): Selection {
  if (selection.line !== null) return { ...selection, line: null };
  if (selection.colour !== null) return { ...selection, colour: null };
  return NOTHING_SELECTED;
}

/** The legal move that a complete selection means. */
function chosenMove(selection: Selection, legal: readonly LegalMove[]): LegalMove | undefined {
  return legal.find(
    (move) => move.source === selection.source && move.colour === selection.colour && move.line === selection.line,
  );
}

function chooseSource(selection: Selection, sign: string, legal: readonly LegalMove[]): Typed {
  const source = sign === 'C' ? 0 : Number(sign);
  if (!legal.some((move) => move.source === source)) return { selection, refused: sign };
  return { selection: { source, colour: null, line: null } };
}

function chooseColour(selection: Selection, colour: Colour, legal: readonly LegalMove[]): Typed {
  const { source } = selection;
  if (!legal.some((move) => move.source === source && move.colour === colour)) {
    return { selection, refused: typedText({ source, colour, line: null }) };
  }
  return { selection: { source, colour, line: null } };
}

function chooseLine(selection: Selection, sign: string, legal: readonly LegalMove[], options: TypingOptions): Typed {
  const wanted = { ...selection, line: sign === 'F' ? 0 : Number(sign) };
  const move = chosenMove(wanted, legal);
  if (!move) return { selection, refused: typedText(wanted) };
  return options.playAtOnce ? { selection: NOTHING_SELECTED, play: move } : { selection: wanted };
}

/** What a key does to the selection; null when the key is not part of a move. */
export function typeKey(
  selection: Selection,
  key: string,
  legal: readonly LegalMove[],
  options: TypingOptions = {},
): Typed | null {
  if (key === 'Escape' || key === 'Backspace') {
    return selection.source === null ? null : { selection: stepBack(selection) };
  }
  if (key === 'Enter') {
    const move = chosenMove(selection, legal);
    return move ? { selection: NOTHING_SELECTED, play: move } : null;
  }
  const sign = key.length === 1 ? key.toUpperCase() : '';
  const isColour = (COLOURS as readonly string[]).includes(sign);
  if (isColour) return selection.source === null ? null : chooseColour(selection, sign as Colour, legal);
  if (selection.colour !== null && /^[1-5F]$/.test(sign)) return chooseLine(selection, sign, legal, options);
  if (/^[1-9C]$/.test(sign)) return chooseSource(selection, sign, legal);
  return null;
}

export interface TypedColumn {
  text: string;
  play?: LegalColumn;
  /** The column that is previewed. */
  chosen?: LegalColumn;
  refused?: string;
}

/** Grey side: what a key does to the typed text `2@4`. The sign `@` may be left out, as some keyboards hide it. */
export function typeColumn(
  text: string,
  key: string,
  legal: readonly LegalColumn[],
  options: TypingOptions = {},
): TypedColumn | null {
  const found = legal.find((choice) => choice.move === text);
  if (key === 'Escape' || key === 'Backspace')
    return text === '' ? null : { text: text.slice(0, text.length > 2 ? 2 : 0) };
  if (key === 'Enter') return found ? { text: '', play: found } : null;
  if (key === '@') return text.length === 1 ? { text: `${text}@` } : null;
  if (!/^[1-5]$/.test(key)) return null;
  if (text === '') return legal.some((choice) => choice.line === Number(key)) ? { text: key } : { text, refused: key };
  const wanted = `${text[0]}@${key}`;
  const choice = legal.find((column) => column.move === wanted);
  if (!choice) return { text, refused: wanted };
  return options.playAtOnce ? { text: '', play: choice } : { text: wanted, chosen: choice };
}

/** Whether a key press is meant for the board: no modifier, and not inside a field where text is written. */
export function isBoardKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  const target = event.target instanceof Element ? event.target : null;
  return !target?.closest('input, textarea, select, [contenteditable], dialog');
}
