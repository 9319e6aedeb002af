/* What a board's complete lines and floor line will bring at the end of the round, and whether the round may be the last.
   It is shown at every moment of an animation, so it cannot wait for the server, which does the real scoring.
   rules.test.ts compares it with the rules. */
import { floorCost, printedColumn, type Board, type Position } from '../board/position';
import type { Colour, Forecast } from '../board/types';

type Wall = (string | null)[][];

/** SCORE-2 to SCORE-5: the runs through a newly placed tile. Row and column from 0. */
export function pointsAt(wall: Wall, row: number, column: number): number {
  const run = (down: number, right: number): number => {
    let length = 0;
    while (wall[row + down * (length + 1)]?.[column + right * (length + 1)]) length++;
    return length;
  };
  const across = run(0, 1) + run(0, -1);
  const upright = run(1, 0) + run(-1, 0);
  if (!across && !upright) return 1;
  return (across ? across + 1 : 0) + (upright ? upright + 1 : 0);
}

/** The printed column; on the grey side the one that scores most of those open to the colour, null when there is none. */
function bestColumn(wall: Wall, row: number, colour: Colour, side: Position['side']): number | null {
  if (side === 'coloured') return printedColumn(row, colour);
  const open = [0, 1, 2, 3, 4].filter(
    (column) => !wall[row]?.[column] && wall.every((other) => other[column] !== colour),
  );
  const worth = open.map((column) => pointsAt(wall, row, column));
  return open[worth.indexOf(Math.max(...worth))] ?? null;
}

/** Lines score from the top, each on the wall that those above it leave; on the grey side each at its best column. A line
 *  that fits nowhere goes to the floor line (VAR-5). */
export function forecastOf(board: Board, side: Position['side']): Forecast {
  const wall: Wall = board.wall.map((row) => [...row]);
  const lines: Record<number, number> = {};
  let fallen = board.floor.length;
  board.lines.forEach(({ count, colour }, row) => {
    if (!colour || count <= row) return;
    const column = bestColumn(wall, row, colour, side);
    const spaces = wall[row];
    if (column === null || !spaces) {
      fallen += count;
      return;
    }
    lines[row + 1] = pointsAt(wall, row, column);
    spaces[column] = colour;
  });
  const points = Object.values(lines).reduce((sum, value) => sum + value, 0);
  return { points, cost: floorCost(fallen), lines };
}

/** `will`: somebody's complete line ends the game after this round; `may`: somebody lacks one tile of a row. */
export function lastRound(position: Position): 'no' | 'may' | 'will' {
  if (position.phase === 'end' || position.phase === 'deal') return 'no';
  let answer: 'no' | 'may' | 'will' = 'no';
  for (const { wall, lines } of position.boards) {
    wall.forEach((row, index) => {
      const tiles = row.filter((tile) => tile !== null).length;
      if (tiles === 5) answer = 'will';
      if (tiles !== 4 || answer === 'will') return;
      const complete = (lines[index]?.count ?? 0) > index;
      // On the grey side the last space of the row may be closed to the colour.
      answer = complete && position.side === 'coloured' ? 'will' : 'may';
    });
  }
  return answer;
}
