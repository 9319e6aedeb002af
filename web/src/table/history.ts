/* What happened, as the log of moves shows it: the server's events, without those that were taken back. */
import type { Taken } from '../board/types';
import type { AnyEvent, LoggedEvent, Played, Seat, SeatTiling } from '../net/messages';

export interface Take extends Taken {
  kind: 'take';
  /** The number of its event. */
  seq: number;
  /** Counts the takes of the game from 1. */
  number: number;
  round: number;
  seat: Seat;
  move: string;
  colour: string;
  by: Played['by'];
}

export interface RoundBegins {
  kind: 'round';
  seq: number;
  round: number;
}

export interface Tiling {
  kind: 'tiling';
  seq: number;
  round: number;
  seats: SeatTiling[];
}

/** Something other than a move that everybody should be able to read later. */
export interface Note {
  kind: 'note';
  seq: number;
  event: AnyEvent;
}

export type Entry = Take | RoundBegins | Tiling | Note;

/** Whether an event is worth a line among the moves. */
const NOTED = new Set<AnyEvent['kind']>([
  'took-back',
  'offered',
  'answered',
  'resigned',
  'timed-out',
  'vacation',
  'stood-in',
  'returned',
  'hinted',
]);

function add(entries: Entry[], seq: number, event: AnyEvent): void {
  const { round } = entries.findLast((entry) => entry.kind === 'round') ?? { round: 1 };
  switch (event.kind) {
    case 'dealt':
      entries.push({ kind: 'round', seq, round: event.round });
      break;
    case 'played': {
      const { seat, move, by, taken, tiling } = event;
      const number = (entries.findLast((entry) => entry.kind === 'take')?.number ?? 0) + 1;
      entries.push({ kind: 'take', seq, number, round, seat, move, colour: move[1] ?? '', by, ...taken });
      if (tiling) entries.push({ kind: 'tiling', seq, round, seats: tiling });
      break;
    }
    case 'tiled':
      entries.push({ kind: 'tiling', seq, round, seats: event.tiling });
      break;
    case 'took-back':
      // `lastTake` finds only takes of the current round, so those of finished rounds stay.
      // Choosing columns again is not a `took-back`.
      for (let back = 0; back < event.moves; back++) {
        const take = lastTake(entries);
        if (take) entries.splice(entries.lastIndexOf(take), 1);
      }
      break;
  }
  if (NOTED.has(event.kind)) entries.push({ kind: 'note', seq, event });
}

/** All entries of the log of moves, oldest first. */
export function historyOf(log: readonly LoggedEvent[]): Entry[] {
  const entries: Entry[] = [];
  for (const { seq, event } of log) add(entries, seq, event);
  return entries;
}

/** The newest take, if no deal and no tiling has followed it: after those its tiles cannot be marked any more. */
export function lastTake(entries: readonly Entry[]): Take | null {
  const last = entries.findLast(({ kind }) => kind !== 'note');
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
