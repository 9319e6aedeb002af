/**
 * The finished games of this device: how each ended, from the seat of the person here. Each is kept under its own name,
 * beside the seat itself (`../shell/games`). They leave the device only in a file that somebody saves.
 */
import type { Result, SideName, TableView } from '../net/messages';
import { keep, kept, names } from '../shell/storage';

export interface PlayedSeat {
  who: 'person' | 'computer';
  name: string | null;
  level: number | null;
}

export interface Played {
  table: string;
  /** The seats of this device. */
  seats: number[];
  side: SideName;
  /** Unix seconds of when the table was made. */
  made: number;
  players: PlayedSeat[];
  scores: number[];
  winners: number[];
  reason: Result['reason'];
}

/** `over`: this device has several seats, so the outcome is nobody's in particular. */
export type Outcome = 'won' | 'lost' | 'shared' | 'stopped' | 'over';

const START = 'played.';
const TABLE = /^[0-9A-Za-z]{12}$/;
const REASONS: readonly unknown[] = ['row', 'exhausted', 'resigned', 'time', 'stopped'];

/** A finished table as it is kept; null while the game goes on. */
export function playedOf(view: TableView, seats: readonly number[]): Played | null {
  if (view.state !== 'over' || !view.result || !seats.length) return null;
  return {
    table: view.table,
    seats: [...seats],
    side: view.side,
    made: Math.floor(view.made),
    players: view.seats.map(({ who, name, level }) => ({ who: who === 'computer' ? who : 'person', name, level })),
    scores: view.result.seats.map(({ score }) => score),
    winners: view.result.winners,
    reason: view.result.reason,
  };
}

/** Keep how a game ended; false if it lasts only until the tab is closed. */
export function keepPlayed(game: Played): boolean {
  return kept(START + game.table) !== null || keep(START + game.table, game);
}

export function playedAt(table: string): Played | null {
  return readPlayed(kept(START + table));
}

/** All finished games of this device, the newest first. */
export function played(): Played[] {
  return names(START)
    .map((name) => playedAt(name.slice(START.length)))
    .filter((game) => game !== null)
    .sort((a, b) => b.made - a.made || a.table.localeCompare(b.table));
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isSeat = (value: unknown, players: number): value is number => isCount(value) && value >= 1 && value <= players;

/** A game from storage or from a file; null if that is something else. */
export function readPlayed(value: unknown): Played | null {
  if (typeof value !== 'object' || value === null) return null;
  const { table, seats, side, made, players, scores, winners, reason } = value as Partial<Played>;
  if (typeof table !== 'string' || !TABLE.test(table) || !isCount(made)) return null;
  if ((side !== 'coloured' && side !== 'grey') || !REASONS.includes(reason)) return null;
  if (!Array.isArray(players) || players.length < 2 || players.length > 4) return null;
  const sound = players.every(
    (player) =>
      (player?.who === 'person' || player?.who === 'computer') &&
      (player.name === null || typeof player.name === 'string') &&
      (player.level === null || isCount(player.level)),
  );
  const all = (list: unknown): list is number[] =>
    Array.isArray(list) && list.every((seat) => isSeat(seat, players.length));
  if (!sound || !all(seats) || !seats.length || !all(winners)) return null;
  if (!Array.isArray(scores) || scores.length !== players.length || !scores.every(isCount)) return null;
  return {
    table,
    seats,
    side,
    made,
    players: players.map(({ who, name, level }) => ({ who, name, level })),
    scores,
    winners,
    reason: reason as Played['reason'],
  };
}

/** How it ended for the person here. */
export function outcomeOf({ seats, winners, reason }: Played): Outcome {
  if (reason === 'stopped' || !winners.length) return 'stopped';
  const [seat] = seats;
  if (seat === undefined || seats.length > 1) return 'over';
  if (!winners.includes(seat)) return 'lost';
  return winners.length > 1 ? 'shared' : 'won';
}

/** The scores, that of this device first: `54 : 40`. */
export function scoresOf({ seats, scores }: Played): string {
  const own = (seats[0] ?? 1) - 1;
  return [...scores.slice(own), ...scores.slice(0, own)].join(' : ');
}

/** The day of a game, as `date` of ../language/numbers reads it. */
export function dayOf({ made }: Played): string {
  const day = new Date(made * 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** The others at the table; all players if everybody sat at this device. */
export function opponentsOf({ seats, players }: Played): PlayedSeat[] {
  const others = players.filter((_, index) => !seats.includes(index + 1));
  return others.length ? others : players;
}
