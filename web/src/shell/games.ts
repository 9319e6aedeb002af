/**
 * The games this browser sits in. Each table's secret is kept under its own name, so that two tabs never overwrite each
 * other. The secret is the right to move, so it stays in this browser and goes only to the server.
 */
import { keptPerson } from '../people/kept';
import { forget, keep, kept, names } from './storage';

/** The server's answer to making a table or joining it. */
interface Seated {
  table: string;
  seats: number[];
  secret: string;
  invite: string | null;
}

export interface Game {
  table: string;
  secret: string;
  seats: number[];
  invite: string | null;
  /** Unix seconds of when this browser sat down. */
  since: number;
}

const START = 'table.';
const NICKNAME = 'name';

/** Remember a seat. Seats taken one after the other at the same table add up. */
export function remember(seated: Seated): Game {
  const before = gameAt(seated.table);
  const game: Game = {
    table: seated.table,
    secret: seated.secret,
    seats: [...new Set([...(before?.seats ?? []), ...seated.seats])].sort(),
    invite: seated.invite ?? before?.invite ?? null,
    since: before?.since ?? Math.floor(Date.now() / 1000),
  };
  keep(START + seated.table, game);
  return game;
}

/** A rematch: the same secret is valid at another table. */
export function rememberRematch(table: string, secret: string, seats: number[]): Game {
  return remember({ table, secret, seats, invite: null });
}

/** This browser's seat at a table, if it has one. */
export function gameAt(table: string): Game | null {
  const game = kept<Game>(START + table);
  return game && typeof game.secret === 'string' && Array.isArray(game.seats) ? game : null;
}

/** All games of this browser, newest first. */
export function games(): Game[] {
  return names(START)
    .map((name) => gameAt(name.slice(START.length)))
    .filter((game) => game !== null)
    .sort((a, b) => b.since - a.since);
}

/** Forget everything that local storage has of a table: its seat, its result, the note about its deals and more. */
export function forgetGame(table: string): void {
  for (const name of names('')) if (name.endsWith(`.${table}`)) forget(name);
}

/** The lasting name of the person who is signed in, else the last nickname. */
export function nickname(): string {
  return keptPerson()?.name ?? kept<string>(NICKNAME) ?? '';
}

export function rememberNickname(name: string): void {
  keep(NICKNAME, name);
}
