/** The game's notation in words: colours, sources, lines and moves, as variables of the messages in words.ftl. */
import { words } from './words.svelte';

/** What the messages call a source: 0 the centre, else the factory's number. */
export function sourceNumber(sign: string): number {
  return sign === 'C' ? 0 : Number(sign);
}

/** What the messages call a destination: 0 the floor line, else the pattern line's number. */
export function lineNumber(sign: string): number {
  return sign === 'F' ? 0 : Number(sign);
}

/** The variables of a move that takes tiles, such as `3R2`; the notation does not contain the number of tiles. */
export function takeVariables(move: string, count: number) {
  return {
    count,
    colour: move.charAt(1),
    source: sourceNumber(move.charAt(0)),
    line: lineNumber(move.charAt(2)),
  };
}

/** Whether a move chooses a column of the grey side (`2@4`). */
export function isColumn(move: string): boolean {
  return move.charAt(1) === '@';
}

/** A move in words: "2 black from factory 3 to line 2", "line 2 to column 4". */
export function moveInWords(move: string, count: number): string {
  if (isColumn(move)) {
    return words('move-column', { line: Number(move.charAt(0)), column: Number(move.charAt(2)) });
  }
  return words('move-take', takeVariables(move, count));
}

/** The same, with the player's name. */
export function moveByName(name: string, move: string, count: number): string {
  if (isColumn(move)) {
    return words('move-tiled', { name, line: Number(move.charAt(0)), column: Number(move.charAt(2)) });
  }
  return words('move-took', { name, ...takeVariables(move, count) });
}
