/* What happened, as the log of moves shows it: the server's events, without those that were taken back. */
import type { Taken } from '../board/types';
import type { AnyEvent, LoggedEvent, Played, Seat, SeatTiling } from '../net/messages';

export interface Take extends Taken {
  kind: 'take';
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
  round: number;
}

export interface Tiling {
  kind: 'tiling';
  round: number;
  seats: SeatTiling[];
}

export type Entry = Take | RoundBegins | Tiling;

function add(entries: Entry[], event: AnyEvent): void {
  const { round } = entries.findLast((entry) => entry.kind === 'round') ?? { round: 1 };
  switch (event.kind) {
    case 'dealt':
      entries.push({ kind: 'round', round: event.round });
      break;
    case 'played': {
      const { seat, move, by, taken, tiling } = event;
      const number = (entries.findLast((entry) => entry.kind === 'take')?.number ?? 0) + 1;
      entries.push({ kind: 'take', number, round, seat, move, colour: move[1] ?? '', by, ...taken });
      if (tiling) entries.push({ kind: 'tiling', round, seats: tiling });
      break;
    }
    case 'tiled':
      entries.push({ kind: 'tiling', round, seats: event.tiling });
      break;
    case 'took-back':
      // Nothing goes back behind a deal, so the newest entry is the take itself; else it was a choice nobody saw.
      for (let back = 0; back < event.moves && lastTake(entries); back++) entries.pop();
      break;
  }
}

/** All entries of the log of moves, oldest first. */
export function historyOf(log: readonly LoggedEvent[]): Entry[] {
  const entries: Entry[] = [];
  for (const { event } of log) add(entries, event);
  return entries;
}

/** The newest take, if no deal and no tiling has followed it: after those its tiles cannot be marked any more. */
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
