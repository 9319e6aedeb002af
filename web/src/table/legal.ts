/* The server's legal moves as the board takes them. `../board/illegal.ts` says why a line is not allowed. */
import type { Board } from '../board/position';
import type { Colour, LegalColumn, LegalMove } from '../board/types';
import { isColumn } from '../language/game';
import type { Legal } from '../net/messages';

export function legalMoves(moves: readonly Legal[]): LegalMove[] {
  return moves
    .filter(([move]) => !isColumn(move))
    .map(([move, placed, overflow, points, floor]) => ({
      move,
      source: move[0] === 'C' ? 0 : Number(move[0]),
      colour: move[1] as Colour,
      line: move[2] === 'F' ? 0 : Number(move[2]),
      placed: move[2] === 'F' ? 0 : placed,
      overflow,
      points,
      cost: -floor,
    }));
}

export function legalColumns(moves: readonly Legal[], board: Board): LegalColumn[] {
  return moves
    .filter(([move]) => isColumn(move))
    .map(([move, , , points]) => {
      const line = Number(move[0]);
      return { move, line, column: Number(move[2]), colour: board.lines[line - 1]?.colour ?? 'B', points };
    });
}
