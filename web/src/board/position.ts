/** Reads the one-line position text (docs/notation.md) into an object the components can draw. It checks the form, not the rules. */

import { COLOURS, type Colour, type Destination, type Piece, type Source } from './types';

export type Side = 'coloured' | 'grey';
export type Phase = 'offer' | 'tile' | 'deal' | 'end';

export interface PatternLine {
  /** Tiles on it; 0 when it is empty. */
  count: number;
  colour: Colour | null;
}

export interface Board {
  score: number;
  /** wall[row][column], both from 0. */
  wall: readonly (readonly (Colour | null)[])[];
  /** Five lines from the top; line k has k + 1 spaces. */
  lines: readonly PatternLine[];
  /** From left to right. */
  floor: readonly Piece[];
}

export interface Position {
  players: number;
  side: Side;
  round: number;
  phase: Phase;
  /** The seat that must act, or null while nobody has to. */
  toMove: number | null;
  factories: readonly (readonly Colour[])[];
  centre: readonly Colour[];
  markerInCentre: boolean;
  /** The seat that starts (or started) this round. */
  first: number;
  /** The seat that has the marker, or null while it lies in the centre. */
  markerHolder: number | null;
  bag: readonly number[];
  lid: readonly number[];
  /** boards[seat - 1]. */
  boards: readonly Board[];
}

/** Points lost on each space of the floor line, as printed above it (SIL-2); rules.test.ts compares them with the rules. */
export const PENALTIES: readonly number[] = [1, 1, 2, 2, 2, 3, 3];

/** Points at the game's end for each complete row, column and colour (END-2 to END-4); rules.test.ts compares them, too. */
export const BONUSES = { rows: 2, columns: 7, colours: 10 } as const;

export class UnreadablePosition extends Error {
  override name = 'UnreadablePosition';
}

function refuse(field: string, text: string): never {
  throw new UnreadablePosition(`The ${field} of a position cannot be read: "${text}".`);
}

function isColour(sign: string): sign is Colour {
  return (COLOURS as readonly string[]).includes(sign);
}

function readTiles(field: string, text: string): Colour[] {
  if (text === '-') return [];
  return [...text].map((sign) => (isColour(sign) ? sign : refuse(field, text)));
}

function readPieces(field: string, text: string): Piece[] {
  if (text === '-') return [];
  return [...text].map((sign) => (sign === '*' || isColour(sign) ? sign : refuse(field, text)));
}

function readCounts(field: string, text: string): number[] {
  const counts = text.split(',').map((part) => (/^\d{1,9}$/.test(part) ? Number(part) : refuse(field, text)));
  return counts.length === 5 ? counts : refuse(field, text);
}

function readLine(text: string): PatternLine {
  if (text === '-') return { count: 0, colour: null };
  const [count, colour] = [Number(text[0]), text[1] ?? ''];
  if (text.length !== 2 || !(count >= 1 && count <= 5) || !isColour(colour)) refuse('pattern line', text);
  return { count, colour };
}

function readBoard(text: string): Board {
  const [score, wall, lines, floor, extra] = text.split(';');
  if (!score || !wall || !lines || !floor || extra !== undefined || !/^\d{1,9}$/.test(score)) refuse('board', text);
  const rows = wall
    .split('/')
    .map((row) => [...row].map((sign) => (sign === '.' ? null : isColour(sign) ? sign : refuse('wall', wall))));
  if (rows.length !== 5 || rows.some((row) => row.length !== 5)) refuse('wall', wall);
  const patternLines = lines.split(',').map(readLine);
  if (patternLines.length !== 5) refuse('pattern lines', lines);
  return { score: Number(score), wall: rows, lines: patternLines, floor: readPieces('floor line', floor) };
}

/** Parses the text form of a position; throws `UnreadablePosition` with the field that is wrong. */
export function parsePosition(text: string): Position {
  const [table, round, phase, factories, centre, first, marker, bag, lid, ...boards] = text.trim().split(' ');
  const kind = /^([234])([cg])$/.exec(table ?? '');
  if (!kind || !round || !phase || !factories || !centre || !first || !marker || !bag || !lid) refuse('table', text);
  const players = Number(kind[1]);
  const step = /^(?:(offer|tile):([1-4])|(deal|end))$/.exec(phase) ?? refuse('phase', phase);
  if (boards.length !== players) refuse('boards', text);
  const pieces = readPieces('centre', centre);
  return {
    players,
    side: kind[2] === 'g' ? 'grey' : 'coloured',
    round: Number(round),
    phase: (step[1] ?? step[3]) as Phase,
    toMove: step[2] ? Number(step[2]) : null,
    factories: factories.split(',').map((tiles) => readTiles('factories', tiles)),
    centre: pieces.filter((piece): piece is Colour => piece !== '*'),
    markerInCentre: pieces.includes('*'),
    first: Number(first),
    markerHolder: marker === '-' ? null : Number(marker),
    bag: readCounts('bag', bag),
    lid: readCounts('lid', lid),
    boards: boards.map(readBoard),
  };
}

/** All tiles of one colour in one place: the unit that is taken. */
export interface TileGroup {
  colour: Colour;
  count: number;
}

/** The tiles of the centre (source 0) or of a factory. */
export function tilesOf(position: Position, source: Source): readonly Colour[] {
  return source === 0 ? position.centre : (position.factories[source - 1] ?? []);
}

export function countOf(position: Position, source: Source, colour: Colour): number {
  return tilesOf(position, source).filter((tile) => tile === colour).length;
}

/** Groups of a source as they are laid out: the centre in colour order, a factory with its most frequent colour first,
 *  so that equal tiles lie side by side. */
export function groupsOf(position: Position, source: Source): TileGroup[] {
  const groups = COLOURS.map((colour) => ({ colour, count: countOf(position, source, colour) })).filter(
    (group) => group.count > 0,
  );
  return source === 0 ? groups : groups.sort((a, b) => b.count - a.count);
}

/** Sources that hold tiles, in reading order: factories from 1, the centre last. */
export function sourcesOf(position: Position): Source[] {
  const all = [...position.factories.keys()].map((index) => index + 1).concat(0);
  return all.filter((source) => tilesOf(position, source).length > 0);
}

/** The colour printed on a coloured wall, row and column from 0. */
export function printedColour(row: number, column: number): Colour {
  return COLOURS[(column - row + 5) % 5] as Colour;
}

/** The column of a colour's printed space in a row, both from 0. */
export function printedColumn(row: number, colour: Colour): number {
  return (COLOURS.indexOf(colour) + row) % 5;
}

/** Points lost by a floor line with this many pieces. */
export function floorCost(pieces: number): number {
  return PENALTIES.slice(0, pieces).reduce((sum, penalty) => sum + penalty, 0);
}

/** A move in notation, taken apart; null when it is not a take. */
export function readTake(move: string): { source: Source; colour: Colour; line: Destination } | null {
  const signs = /^([C1-9])([BYRKW])([1-5F])$/.exec(move);
  if (!signs) return null;
  return {
    source: signs[1] === 'C' ? 0 : Number(signs[1]),
    colour: signs[2] as Colour,
    line: signs[3] === 'F' ? 0 : Number(signs[3]),
  };
}
