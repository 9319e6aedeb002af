/** What moves when one position becomes the next, and when: a plan in milliseconds and places, without the DOM.
 *  flight.svelte.ts carries it out. */

import { badgeOf, inSource, onFloor, onLine, onWall, tagOf, BAG, STACK_LIMIT } from './places';
import { groupsOf, readTake, tilesOf, type Board, type Position } from './position';
import { signed } from './signed';
import type { Timings } from './timings';
import { COLOURS, type Colour, type Piece, type Source, type Taken } from './types';

export interface SeatTiling {
  seat: number;
  /** In the order in which they were placed; rows and columns from 1. */
  placed: readonly { row: number; column: number; colour: Colour; points: number }[];
  /** Points lost on the floor line; the sign does not matter. */
  floor: number;
  /** The score afterwards. */
  score: number;
}

/** What was played between the two positions. With `pickedBy`, the name of another player, the pick is first shown for a moment. */
export type Step =
  | { kind: 'take'; seat: number; move: string; taken: Taken; pickedBy?: string }
  | { kind: 'tiling'; seats: readonly SeatTiling[] }
  | { kind: 'bonuses' }
  | { kind: 'deal' };

/** A piece on its way. Until `start` it is seen at `from`; it lands at `start + duration`. Without `to` it fades away. */
export interface Travel {
  piece: Piece;
  from: string;
  to: string | null;
  start: number;
  duration: number;
  /** Lifted and ringed while it waits. */
  picked?: boolean;
  /** The place is new and stays hidden until the piece lands. */
  lands?: boolean;
}

export interface Glow {
  place: string;
  start: number;
}
export interface Points {
  place: string;
  text: string;
  start: number;
}
export interface Pop {
  place: string;
  start: number;
}
export interface Count {
  seat: number;
  from: number;
  to: number;
  start: number;
  duration: number;
}

export interface Plan {
  travels: Travel[];
  /** The run that scores, while its points are counted. */
  glows: Glow[];
  points: Points[];
  pops: Pop[];
  counts: Count[];
  /** Places whose contents stay hidden until a time in the plan. */
  hides: { place: string; until: number }[];
  /** Whose pick is held, and from which source. */
  picked: { source: Source; name: string } | null;
  /** How long another player's pick is shown before the tiles leave; 0 for one's own. */
  hold: number;
  length: number;
}

const SCORE_LIMIT = 10; // ticks: 600 ms at the design's 60 ms a point
const STAGGER_LIMIT = 4;

function emptyPlan(): Plan {
  return { travels: [], glows: [], points: [], pops: [], counts: [], hides: [], picked: null, hold: 0, length: 0 };
}

function closed(plan: Plan, timings: Timings): Plan {
  const ends = [
    ...plan.travels.map(({ start, duration }) => start + duration),
    ...[...plan.glows, ...plan.points].map(({ start }) => start + timings.run),
    ...plan.pops.map(({ start }) => start + timings.pop),
    ...plan.counts.map(({ start, duration }) => start + duration),
  ];
  return { ...plan, length: Math.max(0, ...ends) };
}

/** Where tile `index` of a source is drawn: a stack in the centre shows at most STACK_LIMIT tiles. */
function drawnAt(source: Source, piece: Piece, index: number): string {
  return inSource(source, piece, source === 0 ? Math.min(index, STACK_LIMIT - 1) : index);
}

function planTake(before: Position, { seat, move, taken, pickedBy }: Step & { kind: 'take' }, timings: Timings): Plan {
  const plan = emptyPlan();
  const take = readTake(move);
  const board = before.boards[seat - 1];
  if (!take || !board) return plan;
  const { source, colour, line } = take;
  const hold = pickedBy === undefined ? 0 : timings.hold;
  const held = board.lines[line - 1]?.count ?? 0;
  let floor = board.floor.length;
  const full = floor + taken.fallen;
  const fall = (): string | null => (floor < full ? onFloor(seat, floor++) : null);

  // The marker is first on the floor, so it takes its space before any tile falls.
  if (taken.marker) {
    plan.travels.push({
      piece: '*',
      from: inSource(0, '*'),
      to: fall(),
      start: hold,
      duration: timings.flight,
      lands: true,
    });
  }
  for (let index = 0; index < taken.count; index += 1) {
    plan.travels.push({
      piece: colour,
      from: drawnAt(source, colour, index),
      to: index < taken.placed ? onLine(seat, line, held + index) : fall(),
      start: hold + Math.min(index, STAGGER_LIMIT) * timings.stagger,
      duration: timings.flight,
      picked: pickedBy !== undefined,
      lands: true,
    });
  }
  if (source !== 0) {
    for (const rest of COLOURS.filter((other) => other !== colour)) {
      const there = before.centre.filter((tile) => tile === rest).length;
      const coming = tilesOf(before, source).filter((tile) => tile === rest).length;
      if (coming > 0) plan.hides.push({ place: badgeOf(rest), until: hold + timings.sweep });
      for (let index = 0; index < coming; index += 1) {
        const to = drawnAt(0, rest, there + index);
        plan.travels.push({
          piece: rest,
          from: inSource(source, rest, index),
          to,
          start: hold,
          duration: timings.sweep,
          lands: there + index < STACK_LIMIT,
        });
      }
    }
  }
  plan.hides.push({ place: tagOf(source), until: hold + timings.sweep });
  if (pickedBy !== undefined) plan.picked = { source, name: pickedBy };
  return closed({ ...plan, hold }, timings);
}

export type MutableWall = (Colour | null)[][];

/** A space and the unbroken runs of tiles through it, which give its points; rows and columns from 1. */
export function runThrough(wall: MutableWall, row: number, column: number): { row: number; column: number }[] {
  const along = (down: number, right: number): { row: number; column: number }[] => {
    const found = [];
    for (let r = row + down, c = column + right; wall[r - 1]?.[c - 1]; r += down, c += right)
      found.push({ row: r, column: c });
    return found;
  };
  return [{ row, column }, ...along(0, -1), ...along(0, 1), ...along(-1, 0), ...along(1, 0)];
}

/** Plan the placed tiles of one board, one after the other; return the time at which the last is counted and the score. */
function planLines(
  plan: Plan,
  board: Board,
  after: Board,
  { seat, placed }: SeatTiling,
  timings: Timings,
): { time: number; score: number } {
  const wall: MutableWall = board.wall.map((row) => [...row]);
  let [time, score] = [0, board.score];
  for (const { row, column, colour, points } of placed) {
    const landing = time + timings.wall;
    wall[row - 1]![column - 1] = colour;
    plan.travels.push({
      piece: colour,
      from: onLine(seat, row, 0),
      to: onWall(seat, row, column),
      start: time,
      duration: timings.wall,
      lands: true,
    });
    for (let index = 1; index < row; index += 1) {
      plan.travels.push({
        piece: colour,
        from: onLine(seat, row, index),
        to: null,
        start: landing,
        duration: timings.lid,
      });
    }
    const counting = Math.min(points, SCORE_LIMIT) * timings.tick;
    plan.pops.push({ place: onWall(seat, row, column), start: landing });
    plan.glows.push(
      ...runThrough(wall, row, column).map((space) => ({
        place: onWall(seat, space.row, space.column),
        start: landing,
      })),
    );
    plan.points.push({ place: onWall(seat, row, column), text: signed(points), start: landing });
    plan.counts.push({ seat, from: score, to: score + points, start: landing, duration: counting });
    score += points;
    time = landing + Math.max(timings.pop, counting, timings.travel ? 0 : timings.wall);
  }
  // A complete line without a legal space falls as a whole.
  board.lines.forEach(({ count, colour }, index) => {
    const gone = (after.lines[index]?.count ?? 0) === 0 && count > 0 && !placed.some(({ row }) => row === index + 1);
    for (let space = 0; gone && colour && space < count; space += 1) {
      plan.travels.push({
        piece: colour,
        from: onLine(seat, index + 1, space),
        to: null,
        start: time,
        duration: timings.lid,
      });
    }
  });
  return { time, score };
}

function planTiling(before: Position, after: Position, seats: readonly SeatTiling[], timings: Timings): Plan {
  const plan = emptyPlan();
  const tiled = seats.flatMap((tiling) => {
    const [board, next] = [before.boards[tiling.seat - 1], after.boards[tiling.seat - 1]];
    return board && next ? [{ tiling, board, next, ...planLines(plan, board, next, tiling, timings) }] : [];
  });
  const start = Math.max(0, ...tiled.map(({ time }) => time));
  for (const { tiling, board, next, score } of tiled) {
    if (board.floor.length === 0 || next.floor.length > 0) continue;
    board.floor.forEach((piece, index) => {
      plan.travels.push({ piece, from: onFloor(tiling.seat, index), to: null, start, duration: timings.lid });
    });
    const cost = Math.abs(tiling.floor);
    if (cost === 0) continue;
    plan.points.push({ place: onFloor(tiling.seat, 0), text: signed(-cost), start });
    const duration = Math.min(Math.abs(score - tiling.score), SCORE_LIMIT) * timings.tick;
    plan.counts.push({ seat: tiling.seat, from: score, to: tiling.score, start, duration });
  }
  return closed(plan, timings);
}

function planDeal(after: Position, timings: Timings): Plan {
  const plan = emptyPlan();
  after.factories.forEach((_, factory) => {
    let index = 0;
    for (const { colour, count } of groupsOf(after, factory + 1)) {
      for (let tile = 0; tile < count; tile += 1, index += 1) {
        const start = factory * timings.dealStagger + index * (timings.dealStagger / 4);
        plan.travels.push({
          piece: colour,
          from: BAG,
          to: inSource(factory + 1, colour, tile),
          start,
          duration: timings.flight,
          lands: true,
        });
      }
    }
  });
  return closed(plan, timings);
}

/** What is complete on a wall, in the order in which it is counted: rows, columns, colours. */
export function bonusesOf({ wall }: Board): { spaces: { row: number; column: number }[]; points: number }[] {
  const all = [1, 2, 3, 4, 5];
  const full = (spaces: { row: number; column: number }[], points: number) => ({ spaces, points });
  const rows = all
    .map((row) => all.map((column) => ({ row, column })))
    .filter((spaces) => spaces.every(({ row, column }) => wall[row - 1]?.[column - 1]))
    .map((spaces) => full(spaces, 2));
  const columns = all
    .map((column) => all.map((row) => ({ row, column })))
    .filter((spaces) => spaces.every(({ row, column }) => wall[row - 1]?.[column - 1]))
    .map((spaces) => full(spaces, 7));
  const colours = COLOURS.map((colour) =>
    all
      .flatMap((row) => all.map((column) => ({ row, column })))
      .filter(({ row, column }) => wall[row - 1]?.[column - 1] === colour),
  )
    .filter((spaces) => spaces.length === 5)
    .map((spaces) => full(spaces, 10));
  return [...rows, ...columns, ...colours];
}

/** The bonuses of the game's end, one after the other, on all boards at once. */
function planBonuses(before: Position, after: Position, timings: Timings): Plan {
  const plan = emptyPlan();
  after.boards.forEach((board, index) => {
    const seat = index + 1;
    let score = before.boards[index]?.score ?? 0;
    bonusesOf(board).forEach(({ spaces, points }, order) => {
      const start = order * timings.run;
      const middle = spaces[2] ?? { row: 3, column: 3 };
      plan.glows.push(...spaces.map(({ row, column }) => ({ place: onWall(seat, row, column), start })));
      plan.points.push({ place: onWall(seat, middle.row, middle.column), text: signed(points), start });
      plan.counts.push({ seat, from: score, to: score + points, start, duration: timings.run / 2 });
      score += points;
    });
  });
  return closed(plan, timings);
}

/** The plan for one step between two positions. */
export function planMotion(before: Position, after: Position, step: Step, timings: Timings): Plan {
  if (step.kind === 'take') return planTake(before, step, timings);
  if (step.kind === 'tiling') return planTiling(before, after, step.seats, timings);
  if (step.kind === 'bonuses') return planBonuses(before, after, timings);
  return planDeal(after, timings);
}
