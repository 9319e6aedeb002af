/**
 * Setting up a table by hand: what a tap on a place does. Changes make a new position, with the bag, the phase and the
 * marker derived; the server says what is impossible about it.
 */
import {
  COLOURS,
  PENALTIES,
  parsePosition,
  printedColour,
  type Board,
  type Colour,
  type PatternLine,
  type Piece,
  type Position,
  type Side,
} from '../board';

/** What a tap puts down; the eraser removes a piece. */
export type Tool = Piece | 'eraser';

// rules.test.ts compares these, and what is derived from a table, with the rules.
/** The number of tiles of each colour (SETUP-4). */
const TILES = 20;
const FACTORY_SPACES = 4;
const FLOOR_SPACES = PENALTIES.length;
export const MOST_ROUNDS = 99;
export const MOST_POINTS = 999;

const isTile = (piece: Piece | 'eraser'): piece is Colour => piece !== '*' && piece !== 'eraser';
const factoriesFor = (players: number): number => 2 * players + 1;
const range = (length: number): number[] => Array.from({ length }, (_, index) => index);

const EMPTY_BOARD: Board = {
  score: 0,
  wall: range(5).map(() => range(5).map(() => null)),
  lines: range(5).map(() => ({ count: 0, colour: null })),
  floor: [],
};

/** The most characters of a position in a request (server/messages/http.py). */
const LONGEST = 2000;

/** The position that a text describes; if it cannot be read, the id of the message that says why. */
export function readText(text: string): Position | 'analysis-too-long' | 'analysis-unreadable' {
  if (text.length > LONGEST) return 'analysis-too-long';
  try {
    return parsePosition(text);
  } catch {
    return 'analysis-unreadable';
  }
}

/** An empty table before its first deal. */
export function emptyTable(players: number, side: Side): Position {
  return settle({
    players,
    side,
    round: 1,
    phase: 'deal',
    toMove: null,
    factories: range(factoriesFor(players)).map(() => []),
    centre: [],
    markerInCentre: false,
    first: 1,
    markerHolder: 1,
    bag: [],
    lid: COLOURS.map(() => 0),
    boards: range(players).map(() => EMPTY_BOARD),
  });
}

/** Tiles of a colour that lie on the table or on a board. */
function shown(position: Position, colour: Colour): number {
  const count = (pieces: readonly (Piece | null)[]) => pieces.filter((piece) => piece === colour).length;
  const held = ({ wall, lines, floor }: Board) =>
    count(wall.flat()) + count(floor) + lines.reduce((sum, line) => sum + (line.colour === colour ? line.count : 0), 0);
  return (
    [position.centre, ...position.factories].reduce((sum, tiles) => sum + count(tiles), 0) +
    position.boards.reduce((sum, board) => sum + held(board), 0)
  );
}

/** Tiles of a colour that can still be put down: those in the bag and in the lid. */
export const left = (position: Position, colour: Colour): number => TILES - shown(position, colour);

const isFull = ({ count }: PatternLine, index: number): boolean => count > index;
const hasRow = ({ wall }: Board): boolean => wall.some((row) => row.every(Boolean));

/** Derives bag, phase, the seat to move and the marker from the rest. */
export function settle(position: Position): Position {
  const { factories, centre, boards, side, players } = position;
  const lid = COLOURS.map((colour, index) => Math.max(0, Math.min(position.lid[index] ?? 0, left(position, colour))));
  const bag = COLOURS.map((colour, index) => Math.max(0, left(position, colour) - (lid[index] ?? 0)));
  const offered = centre.length > 0 || factories.some((tiles) => tiles.length > 0);
  const complete = boards.map((board) => board.lines.some(isFull));
  const phase = offered
    ? 'offer'
    : side === 'grey' && complete.includes(true)
      ? 'tile'
      : boards.some(hasRow) || [...bag, ...lid].every((count) => count === 0) // END-1, or SIL-21: no tile is left
        ? 'end'
        : 'deal';
  const next = { ...position, bag, lid, phase } as const;
  if (phase === 'deal' || phase === 'end') {
    const holder = position.markerHolder ?? position.first;
    const cleared = boards.map((board) => ({ ...board, floor: board.floor.filter((piece) => piece !== '*') }));
    return {
      ...next,
      toMove: null,
      markerInCentre: false,
      markerHolder: holder,
      first: phase === 'deal' ? holder : position.first,
      boards: cleared,
    };
  }
  const order = range(players).map((turn) => ((position.first - 1 + turn) % players) + 1);
  const toMove =
    phase === 'tile' ? (order.find((seat) => complete[seat - 1]) ?? 1) : (position.toMove ?? position.first);
  const onFloor = boards.findIndex((board) => board.floor.includes('*')) + 1;
  const kept = position.markerHolder !== null && boards[position.markerHolder - 1]?.floor.length === FLOOR_SPACES;
  const holder = onFloor || (kept && !position.markerInCentre ? position.markerHolder : null);
  return { ...next, toMove, markerInCentre: holder === null, markerHolder: holder };
}

function onBoard(position: Position, seat: number, change: (board: Board) => Board): Position {
  return settle({
    ...position,
    boards: position.boards.map((board, index) => (index === seat - 1 ? change(board) : board)),
  });
}

/** Puts the marker somewhere, and takes it away from everywhere else. */
function moveMarker(position: Position, seat: number | null): Position {
  const boards = position.boards.map((board, index) => {
    const floor = board.floor.filter((piece) => piece !== '*');
    return {
      ...board,
      floor: index === (seat ?? 0) - 1 && floor.length < FLOOR_SPACES ? ([...floor, '*'] as const) : floor,
    };
  });
  return settle({ ...position, boards, markerInCentre: seat === null, markerHolder: seat });
}

/** A tap: the position after it, or null where the tool has nothing to do or no tile of the colour is left. */
type Tapped = Position | null;

const available = (position: Position, colour: Colour, count = 1): boolean => left(position, colour) >= count;

export function tapFactory(position: Position, source: number, index: number, tool: Tool): Tapped {
  const tiles = position.factories[source - 1] ?? [];
  const there = tiles[index];
  const change = (next: readonly Colour[]) =>
    settle({ ...position, factories: position.factories.map((old, at) => (at === source - 1 ? next : old)) });
  if (there !== undefined && (tool === 'eraser' || tool === there))
    return change(tiles.filter((_, at) => at !== index));
  if (!isTile(tool) || !available(position, tool)) return null;
  if (there !== undefined) return change(tiles.map((old, at) => (at === index ? tool : old)));
  return tiles.length < FACTORY_SPACES ? change([...tiles, tool]) : null;
}

/** Adds to the centre. */
export function tapCentre(position: Position, tool: Tool): Tapped {
  if (tool === '*') return moveMarker(position, null);
  if (!isTile(tool) || !available(position, tool)) return null;
  return settle({ ...position, centre: [...position.centre, tool] });
}

/** Takes one tile out of the centre. */
export function takeFromCentre(position: Position, colour: Colour): Position {
  const at = position.centre.indexOf(colour);
  return settle({ ...position, centre: position.centre.filter((_, index) => index !== at) });
}

/** Spaces count from 0 at the right, the order in which they fill. */
export function tapLine(position: Position, seat: number, line: number, space: number, tool: Tool): Tapped {
  const held = position.boards[seat - 1]?.lines[line - 1] ?? { count: 0, colour: null };
  const change = (next: PatternLine) =>
    onBoard(position, seat, (board) => ({
      ...board,
      lines: board.lines.map((old, at) => (at === line - 1 ? next : old)),
    }));
  const upTo = (count: number, colour: Colour): PatternLine => ({ count, colour: count > 0 ? colour : null });
  if (held.colour && space < held.count && (tool === 'eraser' || (tool === held.colour && space === held.count - 1)))
    return change(upTo(space, held.colour));
  if (!isTile(tool)) return null;
  const missing = space + 1 - (held.colour === tool ? held.count : 0);
  return available(position, tool, missing) ? change(upTo(space + 1, tool)) : null;
}

/** On the coloured side a space takes only its printed colour, not the chosen one. Rows and columns count from 0. */
export function tapWall(position: Position, seat: number, row: number, column: number, tool: Tool): Tapped {
  const there = position.boards[seat - 1]?.wall[row]?.[column] ?? null;
  const wanted = position.side === 'coloured' ? printedColour(row, column) : tool;
  const change = (next: Colour | null) =>
    onBoard(position, seat, (board) => ({
      ...board,
      wall: board.wall.map((cells, y) => (y === row ? cells.map((old, x) => (x === column ? next : old)) : cells)),
    }));
  if (there && (tool === 'eraser' || wanted === there)) return change(null);
  if (tool === 'eraser' || !isTile(wanted) || !available(position, wanted)) return null;
  return change(wanted);
}

export function tapFloor(position: Position, seat: number, index: number, tool: Tool): Tapped {
  const floor = position.boards[seat - 1]?.floor ?? [];
  const there = floor[index];
  const change = (next: readonly Piece[]) => onBoard(position, seat, (board) => ({ ...board, floor: next }));
  if (there === '*' && (tool === 'eraser' || tool === '*')) return moveMarker(position, null);
  if (tool === '*') return moveMarker(position, seat);
  if (there !== undefined && (tool === 'eraser' || tool === there))
    return change(floor.filter((_, at) => at !== index));
  if (!isTile(tool) || !available(position, tool)) return null;
  if (there !== undefined && there !== '*') return change(floor.map((old, at) => (at === index ? tool : old)));
  return floor.length < FLOOR_SPACES ? change([...floor, tool]) : null;
}

/** A number clamped to its bounds. */
export const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, Number.isFinite(value) ? Math.round(value) : least));

export const withScore = (position: Position, seat: number, score: number): Position =>
  onBoard(position, seat, (board) => ({ ...board, score: within(score, 0, MOST_POINTS) }));

export const withRound = (position: Position, round: number): Position => ({
  ...position,
  round: within(round, 1, MOST_ROUNDS),
});

/** Who is to move; while a deal is awaited, who will start. */
export function withTurn(position: Position, seat: number): Position {
  if (position.phase === 'offer') return { ...position, toMove: seat };
  return settle({ ...position, first: seat, markerHolder: position.phase === 'tile' ? position.markerHolder : seat });
}

export const withFirst = (position: Position, seat: number): Position => settle({ ...position, first: seat });

/** Tiles of a colour in the lid; the others that are not on the table are in the bag. */
export function withLid(position: Position, colour: Colour, count: number): Position {
  const lid = COLOURS.map((one, index) =>
    one === colour ? within(count, 0, left(position, colour)) : (position.lid[index] ?? 0),
  );
  return settle({ ...position, lid });
}

/** Another number of players: the boards of the seats that remain are kept. */
export function withPlayers(position: Position, players: number): Position {
  const boards = range(players).map((index) => position.boards[index] ?? EMPTY_BOARD);
  const factories = range(factoriesFor(players)).map((index) => position.factories[index] ?? []);
  const seat = (chosen: number | null) => (chosen !== null && chosen <= players ? chosen : null);
  return settle({
    ...position,
    players,
    boards,
    factories,
    first: seat(position.first) ?? 1,
    toMove: seat(position.toMove),
    markerHolder: seat(position.markerHolder),
  });
}

export const withSide = (position: Position, side: Side): Position => settle({ ...position, side });

/** Draws tiles for all factories from the bag and, when it is empty, the lid (NEXT-3). `chance` gives numbers from 0 to 1. */
export function drawDeal(position: Position, chance: () => number = Math.random): Colour[][] {
  const heap = (counts: readonly number[]) =>
    COLOURS.flatMap((colour, index) => Array<Colour>(counts[index] ?? 0).fill(colour));
  let bag = heap(position.bag);
  let lid = heap(position.lid);
  const draw = (): Colour[] => {
    if (bag.length === 0) [bag, lid] = [lid, []];
    return bag.splice(Math.min(Math.floor(chance() * bag.length), bag.length - 1), bag.length > 0 ? 1 : 0);
  };
  return position.factories.map(() => range(FACTORY_SPACES).flatMap(draw));
}

/** The same table with full factories; the tiles that lay on them go back to the bag first. */
export function fillFactories(position: Position, chance: () => number = Math.random): Position {
  const cleared = settle({ ...position, factories: position.factories.map(() => []) });
  const wanted = FACTORY_SPACES * cleared.factories.length;
  const inBag = cleared.bag.reduce((sum, count) => sum + count, 0);
  // A bag that runs out is filled from the lid, which is empty then.
  const lid = inBag < wanted ? cleared.lid.map(() => 0) : cleared.lid;
  return settle({ ...cleared, toMove: position.toMove, factories: drawDeal(cleared, chance), lid });
}
