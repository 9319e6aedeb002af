/** Which spaces of a wall to point out after a tiling. Separate from motion.ts, because the live table does not need it. */

import { runThrough, type MutableWall, type SeatTiling } from './motion';
import { onWall } from './places';
import type { Board } from './position';
import type { Lit } from './types';

/** The tiles that a tiling placed and the runs they scored in, each on the wall as it was then. */
export function litBy({ seat, placed }: SeatTiling, after: Board): Lit {
  const wall: MutableWall = after.wall.map((row) => [...row]);
  for (const { row, column } of placed) wall[row - 1]![column - 1] = null;
  const lit = new Map<string, 'new' | 'run'>();
  for (const { row, column, colour } of placed) {
    wall[row - 1]![column - 1] = colour;
    for (const space of runThrough(wall, row, column)) {
      const place = onWall(seat, space.row, space.column);
      if (!lit.has(place)) lit.set(place, 'run');
    }
    lit.set(onWall(seat, row, column), 'new');
  }
  return lit;
}
