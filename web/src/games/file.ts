/** All finished games of a device as one JSON file, to keep or to move to another device. It has no secrets of seats. */
import { readPlayed, type Played } from './played';

const KIND = 'tilewright-games';
const VERSION = 1;
export const FILE_NAME = 'tilewright-games.json';
/** Characters: more than ten thousand games. */
export const LARGEST = 64_000_000;

export interface FiledGame extends Played {
  /** The record's text; null if this device never had it. */
  record: string | null;
}

export function writeFile(games: readonly FiledGame[]): string {
  return `${JSON.stringify({ kind: KIND, version: VERSION, games }, null, 1)}\n`;
}

/** `bad`: no such file, or damaged; `newer`: a later version of the page wrote it. */
export type FileTrouble = 'bad' | 'newer';

/** The games in a file's text: all of them, or nothing. */
export function readFile(text: string): FiledGame[] | FileTrouble {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return 'bad';
  }
  if (typeof file !== 'object' || file === null) return 'bad';
  const { kind, version, games } = file as { kind?: unknown; version?: unknown; games?: unknown };
  if (kind !== KIND || typeof version !== 'number' || !Array.isArray(games)) return 'bad';
  if (version > VERSION) return 'newer';
  const read: FiledGame[] = [];
  for (const entry of games) {
    const game = readPlayed(entry);
    const record: unknown = (entry as { record?: unknown } | null)?.record ?? null;
    if (!game || (record !== null && typeof record !== 'string')) return 'bad';
    read.push({ ...game, record });
  }
  return read;
}
