/** Pictures that no position text describes: the table after a take and before tiling, and what the take moved.
 *  Only for drawing, from the numbers that the host's rules gave. */

import { PENALTIES, readTake, tilesOf, type Board, type Position } from './position';
import type { Colour, LastMove, LegalMove, Piece, Taken } from './types';

/** The table right after a take, tiles lying where they landed. The last take of a round is followed by wall tiling in the
 *  same step of the rules; this is the moment between the two. */
export function afterTake(position: Position, seat: number, move: string, taken: Taken): Position {
  const take = readTake(move);
  const board = position.boards[seat - 1];
  if (!take || !board) return position;
  const { source, colour, line } = take;
  const { count, placed, marker } = taken;
  const rest = tilesOf(position, source).filter((tile) => tile !== colour);
  const falling: Piece[] = [...(marker ? (['*'] as const) : []), ...Array<Colour>(count - placed).fill(colour)];
  const next: Board = {
    ...board,
    lines: board.lines.map((held, index) => (index === line - 1 ? { count: held.count + placed, colour } : held)),
    floor: [...board.floor, ...falling.slice(0, taken.fallen)],
  };
  return {
    ...position,
    toMove: null,
    factories: position.factories.map((tiles, index) => (index === source - 1 ? [] : tiles)),
    centre: source === 0 ? rest : [...position.centre, ...rest],
    markerInCentre: position.markerInCentre && !marker,
    markerHolder: marker ? seat : position.markerHolder,
    boards: position.boards.map((other, index) => (index === seat - 1 ? next : other)),
  };
}

/** Pieces that a legal take would put on a seat's floor line, the marker included; rules.test.ts compares it with the rules. */
export function wouldFall(position: Position, seat: number, { source, overflow }: LegalMove): number {
  const free = PENALTIES.length - (position.boards[seat - 1]?.floor.length ?? 0);
  return Math.min(free, overflow + (source === 0 && position.markerInCentre ? 1 : 0));
}

/** What a take moved, for the frames of the last move; null when the move is not a take. */
export function lastMoveOf(seat: number, move: string, taken: Taken, name: string): LastMove | null {
  const take = readTake(move);
  if (!take) return null;
  const { count, placed, fallen } = taken;
  return { seat, name, move, ...take, count, placed, floor: fallen };
}
