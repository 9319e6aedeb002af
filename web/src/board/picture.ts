/** Pictures of the table that no position text gives: what a take leaves behind before anything is tiled, and what it moved.
 *  Only for drawing: the host's next position is what counts. */

import { countOf, readTake, tilesOf, type Board, type Position } from './position';
import type { Colour, LastMove, Piece } from './types';

const FLOOR_SPACES = 7;

/** The table right after a take, tiles lying where they landed. The last take of a round is followed by wall tiling in the
 *  same step of the rules; this is the moment between the two. */
export function afterTake(position: Position, seat: number, move: string): Position {
  const take = readTake(move);
  const board = position.boards[seat - 1];
  if (!take || !board) return position;
  const { source, colour, line } = take;
  const count = countOf(position, source, colour);
  const rest = tilesOf(position, source).filter((tile) => tile !== colour);
  const marker = source === 0 && position.markerInCentre;
  const placed = line === 0 ? 0 : Math.min(count, line - (board.lines[line - 1]?.count ?? 0));
  const fallen: Piece[] = [...(marker ? (['*'] as const) : []), ...Array<Colour>(count - placed).fill(colour)];
  const next: Board = {
    ...board,
    lines: board.lines.map((held, index) => (index === line - 1 ? { count: held.count + placed, colour } : held)),
    floor: [...board.floor, ...fallen].slice(0, FLOOR_SPACES),
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

/** What a take moved, for the frames of the last move; null when the move is not a take. */
export function lastMoveOf(before: Position, seat: number, move: string, name: string): LastMove | null {
  const take = readTake(move);
  const board = before.boards[seat - 1];
  if (!take || !board) return null;
  const after = afterTake(before, seat, move).boards[seat - 1] ?? board;
  const count = countOf(before, take.source, take.colour);
  const landed =
    take.line === 0 ? 0 : (after.lines[take.line - 1]?.count ?? 0) - (board.lines[take.line - 1]?.count ?? 0);
  return { seat, name, move, ...take, count, placed: landed, floor: after.floor.length - board.floor.length };
}
