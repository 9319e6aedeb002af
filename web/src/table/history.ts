/* What happened, as the log of moves shows it. The server tells moves and deals; how many tiles a move took and where
   they came to lie follows from the moves before it, so it is kept in step here. Only for showing: no legality. */
import type { AnyEvent, LoggedEvent, Played, Seat, SeatTiling } from '../net/messages';

export interface Take {
  kind: 'take';
  /** Counts the takes of the game from 1. */
  number: number;
  round: number;
  seat: Seat;
  move: string;
  colour: string;
  /** Tiles taken, tiles that came to lie on the pattern line, pieces that fell to the floor line (the marker counted). */
  count: number;
  placed: number;
  fallen: number;
  /** Whether the starting player marker came with them. */
  marker: boolean;
  by: Played['by'];
}

export interface RoundBegins {
  kind: 'round';
  round: number;
}

export interface Tiling {
  kind: 'tiling';
  round: number;
  seats: SeatTiling[];
}

export type Entry = Take | RoundBegins | Tiling;

interface Lying {
  /** Source 0 is the centre; tiles as a text of colour letters. */
  sources: string[];
  marker: boolean;
  /** Tiles on each pattern line, and pieces on the floor line, by seat. */
  lines: number[][];
  floors: number[];
}

const FLOOR_SPACES = 7;

function cleared(players: number): Lying {
  return {
    sources: [],
    marker: true,
    lines: Array.from({ length: players }, () => [0, 0, 0, 0, 0]),
    floors: Array<number>(players).fill(0),
  };
}

function dealt(lying: Lying, deal: string): Lying {
  return { ...lying, marker: true, sources: ['', ...deal.split(',').map((tiles) => (tiles === '-' ? '' : tiles))] };
}

/** After wall tiling complete lines and the floor lines are empty. */
function tiled(lying: Lying): Lying {
  return {
    ...lying,
    lines: lying.lines.map((lines) => lines.map((held, index) => (held > index ? 0 : held))),
    floors: lying.floors.map(() => 0),
  };
}

type Reading = Pick<Take, 'colour' | 'count' | 'placed' | 'fallen' | 'marker'>;

function taken(before: Lying, seat: Seat, move: string): { lying: Lying; reading: Reading } {
  const source = move[0] === 'C' ? 0 : Number(move[0]);
  const colour = move[1] ?? '';
  const line = move[2] === 'F' ? 0 : Number(move[2]);
  const tiles = before.sources[source] ?? '';
  const rest = [...tiles].filter((tile) => tile !== colour).join('');
  const count = tiles.length - rest.length;
  const marker = source === 0 && before.marker;
  const held = before.lines[seat - 1]?.[line - 1] ?? 0;
  const placed = line === 0 ? 0 : Math.max(0, Math.min(count, line - held));
  const floor = before.floors[seat - 1] ?? 0;
  const fallen = Math.min(FLOOR_SPACES - floor, count - placed + (marker ? 1 : 0));
  const sources = before.sources.map((here, index) => {
    if (index === source) return source === 0 ? rest : '';
    return index === 0 ? here + rest : here;
  });
  const lines = before.lines.map((own, index) =>
    index === seat - 1 ? own.map((n, row) => (row === line - 1 ? n + placed : n)) : own,
  );
  const floors = before.floors.map((n, index) => (index === seat - 1 ? n + fallen : n));
  return {
    lying: { sources, marker: before.marker && !marker, lines, floors },
    reading: { colour, count, placed, fallen, marker },
  };
}

interface Kept {
  entries: Entry[];
  /** What lay on the table before each take, to go back to. */
  before: Lying[];
  lying: Lying;
  round: number;
}

function add(kept: Kept, event: AnyEvent): void {
  switch (event.kind) {
    case 'dealt':
      kept.round = event.round;
      kept.lying = dealt(kept.lying, event.deal);
      kept.entries.push({ kind: 'round', round: event.round });
      break;
    case 'played': {
      const { seat, move, by, tiling } = event;
      const { lying, reading } = taken(kept.lying, seat, move);
      kept.before.push(kept.lying);
      kept.entries.push({ kind: 'take', number: kept.before.length, round: kept.round, seat, move, by, ...reading });
      kept.lying = lying;
      if (tiling) tile(kept, tiling);
      break;
    }
    case 'tiled':
      tile(kept, event.tiling);
      break;
    case 'took-back':
      for (let back = 0; back < event.moves; back++) takeBack(kept);
      break;
  }
}

function tile(kept: Kept, seats: SeatTiling[]): void {
  kept.lying = tiled(kept.lying);
  kept.entries.push({ kind: 'tiling', round: kept.round, seats });
}

function takeBack(kept: Kept): void {
  const last = kept.entries.findLastIndex((entry) => entry.kind === 'take');
  const lying = kept.before.at(-1);
  // Nothing goes back behind a deal, so the newest entry is the take itself; else it was a choice nobody saw.
  if (last !== kept.entries.length - 1 || !lying) return;
  kept.entries.length = last;
  kept.before.pop();
  kept.lying = lying;
}

/** All entries of the log of moves, oldest first. */
export function historyOf(log: readonly LoggedEvent[], players: number): Entry[] {
  const kept: Kept = { entries: [], before: [], lying: cleared(players), round: 1 };
  for (const { event } of log) add(kept, event);
  return kept.entries;
}

/** The newest take that nothing has followed: a deal or a tiling wipes its traces off the table. */
export function lastTake(entries: readonly Entry[]): Take | null {
  const last = entries.at(-1);
  return last?.kind === 'take' ? last : null;
}

export function takesOf(entries: readonly Entry[]): Take[] {
  return entries.filter((entry) => entry.kind === 'take');
}

/** What one round brought a seat: points on the wall, and what the floor line really cost (a score never drops below 0). */
export interface RoundAccount {
  points: number;
  floor: number;
  score: number;
}

/** Round by round, seat by seat. */
export function accountsOf(entries: readonly Entry[], players: number): RoundAccount[][] {
  const scores = Array<number>(players).fill(0);
  return entries
    .filter((entry) => entry.kind === 'tiling')
    .map(({ seats }) =>
      Array.from({ length: players }, (_, index) => {
        const own = seats.find(({ seat }) => seat === index + 1);
        const points = own?.placed.reduce((sum, [, , , value]) => sum + value, 0) ?? 0;
        const before = scores[index] ?? 0;
        const score = own?.score ?? before;
        scores[index] = score;
        return { points, floor: score - before - points, score };
      }),
    );
}
