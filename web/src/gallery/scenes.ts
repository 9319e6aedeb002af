/** Positions to look at, and stand-ins for what a host's rules say about them: just enough to fill every prop. */

import { afterTake } from '../board/picture';
import {
  floorCost,
  groupsOf,
  parsePosition,
  printedColumn,
  sourcesOf,
  tilesOf,
  type Board,
  type Position,
} from '../board/position';
import type { Colour, Forecast, LegalColumn, LegalMove } from '../board/types';

export const TWO =
  '2c 3 offer:1 BYYW,-,YKKW,-,BYYR *BBYRW 1 - 11,4,11,4,10 3,2,3,7,4 9;.YR../..YR./...../...B./..KW.;1K,-,2K,-,-;- 8;.YR../..YR./K..../...../.....;1K,-,2W,1B,4Y;K';
export const THREE =
  '3c 2 offer:1 BBYR,KKWW,-,RRRK,BBBK,YYWW,- *BYRRKW 2 - 6,8,7,8,9 0,0,0,0,0 7;B..../...../K..../...../.....;-,1Y,2W,-,3R;R 5;.Y.../W..../...../...../.....;1K,-,-,4B,-;- 3;..R../...../...../...../Y....;-,2R,-,1W,-;YY';
export const FOUR =
  '4c 4 offer:1 -,WWRK,BBKW,BBBW,YYYK,-,-,-,BYRK *BYYRKKKK 1 - 4,0,3,3,4 0,0,0,0,0 21;BYR../.BY.K/.WBY./...B./.....;-,2R,-,-,-;RR 17;B.RK./WB.R./K...R/.K..Y/....B;-,2Y,-,-,-;- 26;BY..W/WB..K/KW..R/R..../.....;1R,-,-,-,3W;- 26;..RKW/..YRK/...YR/.KW../.....;1Y,-,2W,-,4Y;-';
export const GREY =
  '2g 4 tile:1 -,-,-,-,- * 1 - 20,16,15,15,14 2,1,2,3,2 31;BY.../.R.K./R..B./...../W....;-,-,3K,1Y,-;RR 28;K..../B.R../...../..Y../.....;1W,-,-,2B,-;*W';
export const CROWDED =
  '2c 1 offer:2 BBYR,-,-,-,- *BBBYYYRRRRKKKKKWW 1 - 12,14,14,13,15 0,0,0,0,0 0;...../...../...../...../.....;-,-,-,-,-;- 0;...../...../...../...../.....;-,2Y,-,-,-;-';
/** One take from the end of a round. */
export const LATE =
  '2c 3 offer:1 -,-,-,-,- WW 2 2 11,4,11,4,10 3,2,3,7,4 9;.YR../..YR./...../...B./..KW.;1K,-,3R,2W,5B;BB 8;.YR../..YR./K..../...../.....;1K,2K,2W,4Y,4Y;*K';
export const NAMES = ['Ana', 'Bo', 'Chen', 'Dora'];

function runPoints(wall: (Colour | null)[][], row: number, column: number): number {
  const along = (dr: number, dc: number): number => {
    let length = 0;
    for (let r = row + dr, c = column + dc; wall[r]?.[c]; r += dr, c += dc) length += 1;
    return length;
  };
  const [across, down] = [1 + along(0, -1) + along(0, 1), 1 + along(-1, 0) + along(1, 0)];
  return across + down === 2 ? 1 : (across > 1 ? across : 0) + (down > 1 ? down : 0);
}

export interface Tiled {
  row: number;
  column: number;
  colour: Colour;
  points: number;
}

/** Coloured side: the tiles that the complete lines will put on the wall, with their points. */
export function tiledBy(board: Board): Tiled[] {
  const wall = board.wall.map((row) => [...row]);
  return board.lines.flatMap(({ count, colour }, index) => {
    if (count !== index + 1 || !colour) return [];
    const column = printedColumn(index, colour);
    wall[index]![column] = colour;
    return [{ row: index + 1, column: column + 1, colour, points: runPoints(wall, index, column) }];
  });
}

export function forecastOf(board: Board): Forecast {
  const tiled = tiledBy(board);
  return {
    points: tiled.reduce((sum, { points }) => sum + points, 0),
    cost: floorCost(board.floor.length),
    lines: Object.fromEntries(tiled.map(({ row, points }) => [row, points])),
  };
}

export function legalIn(position: Position): LegalMove[] {
  const seat = position.toMove;
  const board = seat ? position.boards[seat - 1] : undefined;
  if (!seat || !board || position.phase !== 'offer') return [];
  return sourcesOf(position).flatMap((source) =>
    groupsOf(position, source).flatMap(({ colour, count }) =>
      [1, 2, 3, 4, 5, 0].flatMap((line): LegalMove[] => {
        const held = board.lines[line - 1];
        if (
          held &&
          (held.count >= line || (held.colour && held.colour !== colour) || board.wall[line - 1]?.includes(colour))
        )
          return [];
        const placed = held ? Math.min(count, line - held.count) : 0;
        const move = `${source || 'C'}${colour}${line || 'F'}`;
        const after = afterTake(position, seat, move).boards[seat - 1]!;
        return [
          {
            move,
            source,
            colour,
            line,
            placed,
            overflow: count - placed,
            points: forecastOf(after).points - forecastOf(board).points,
            cost: floorCost(after.floor.length) - floorCost(board.floor.length),
          },
        ];
      }),
    ),
  );
}

/** The same seat order as at a table; a round that has run out is tiled and dealt anew. */
export function nextSeat(position: Position, seat: number): Position {
  return { ...position, toMove: (seat % position.players) + 1 };
}

export const tableIsEmpty = (position: Position): boolean =>
  sourcesOf(position).length === 0 && tilesOf(position, 0).length === 0;

export function afterTiling(position: Position): Position {
  return {
    ...position,
    phase: 'deal',
    toMove: null,
    markerInCentre: false,
    boards: position.boards.map((board) => {
      const tiled = tiledBy(board);
      const wall = board.wall.map((row) => [...row]);
      for (const { row, column, colour } of tiled) wall[row - 1]![column - 1] = colour;
      const { points, cost } = forecastOf(board);
      return {
        score: Math.max(0, board.score + points - cost),
        wall,
        floor: [],
        lines: board.lines.map((line, index) => (line.count === index + 1 ? { count: 0, colour: null } : line)),
      };
    }),
  };
}

const LETTERS: Colour[] = ['B', 'Y', 'R', 'K', 'W'];
export function afterDeal(position: Position): Position {
  const draw = (): Colour => LETTERS[Math.floor(Math.random() * 5)]!;
  return {
    ...position,
    phase: 'offer',
    toMove: position.first,
    round: position.round + 1,
    markerInCentre: true,
    markerHolder: null,
    centre: [],
    factories: position.factories.map(() => [draw(), draw(), draw(), draw()]),
  };
}

export const two = parsePosition(TWO);
export const greyColumns: LegalColumn[] = [
  { move: '3@2', line: 3, column: 2, colour: 'K', points: 2 },
  { move: '3@3', line: 3, column: 3, colour: 'K', points: 2 },
  { move: '3@5', line: 3, column: 5, colour: 'K', points: 3 },
];
