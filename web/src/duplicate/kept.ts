/**
 * What this browser keeps of days and duels: the secret that identifies the device, its games by day, and the duels it is
 * in. The seats themselves are kept like those of any table.
 */
import { keep, kept, names } from '../shell/storage';

export interface KeptDay {
  table: string;
  /** Known once the game is over. */
  margin: number | null;
  ranked: boolean;
}

export interface KeptDuel {
  code: string;
  secret: string;
  /** Unix seconds of when this browser entered. */
  since: number;
}

const DEVICE = 'daily-device';
const DAY = 'daily.';
const DUEL = 'duel.';
const DUEL_OF = 'duel-of.';

/** The secret of this device's tries; null before the first. */
export const deviceSecret = (): string | null => kept<string>(DEVICE);

export const keepDevice = (secret: string): boolean => keep(DEVICE, secret);

/** The last game with the deal of a day; an unranked game does not replace a ranked one. */
export const dayOf = (date: string): KeptDay | null => kept<KeptDay>(DAY + date);

export function keepDay(date: string, day: KeptDay): void {
  if (!dayOf(date)?.ranked || day.ranked) keep(DAY + date, day);
}

export const duelOf = (code: string): KeptDuel | null => kept<KeptDuel>(DUEL + code);

export function keepDuel(code: string, secret: string): void {
  keep(DUEL + code, { code, secret, since: Math.floor(Date.now() / 1000) } satisfies KeptDuel);
}

/** All duels of this browser, newest first. */
export function duels(): KeptDuel[] {
  return names(DUEL)
    .map((name) => kept<KeptDuel>(name))
    .filter((duel) => duel !== null)
    .sort((a, b) => b.since - a.since);
}

/** Which duel a table belongs to: the way back from a game. */
export const keepDuelOf = (table: string, code: string): boolean => keep(DUEL_OF + table, code);

export const duelOfTable = (table: string): string | null => kept<string>(DUEL_OF + table);
