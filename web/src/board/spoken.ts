/** Names that screen readers speak, put together from whole messages of the host. */

import { floorCost, type Board, type TileGroup } from './position';
import type { LegalMove, Words } from './types';

/** "2 black, 1 yellow". */
export function tilesInWords(groups: readonly TileGroup[], words: Words): string {
  return groups.map(({ count, colour }) => words('tiles', { count, colour })).join(', ');
}

/** "Pattern line 2: 1 of 2 black". */
export function lineInWords(board: Board, line: number, words: Words): string {
  const { count, colour } = board.lines[line - 1] ?? { count: 0, colour: null };
  if (!colour) return words('line-empty', { line });
  return count >= line
    ? words('line-full', { line, count, colour })
    : words('line-holds', { line, count, room: line, colour });
}

/** "Floor line: 3 tiles, minus 4". */
export function floorInWords(board: Board, words: Words): string {
  const count = board.floor.length;
  return count === 0 ? words('floor-empty') : words('floor-holds', { count, points: floorCost(count) });
}

/** What a legal destination will do: "2 black fill it, plus 3, 1 to the floor, minus 1". */
export function outcomeInWords(move: LegalMove, held: number, words: Words): string {
  const { colour, line, placed, overflow, points, cost } = move;
  const said: string[] = [];
  if (line === 0) {
    said.push(words('tiles', { count: placed + overflow, colour }));
  } else if (held + placed === line) {
    said.push(words('board-fill-it', { count: placed, colour }), words('say-plus', { points }));
  } else {
    said.push(words('board-make-it', { count: placed, colour, filled: held + placed, room: line }));
  }
  if (line > 0 && overflow > 0) said.push(words('outcome-to-floor', { count: overflow }));
  if (cost > 0) said.push(words('say-minus', { points: cost }));
  return said.join(', ');
}
