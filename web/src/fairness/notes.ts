/**
 * What this browser noted of a table's deals: the commitment that it saw, and the randomness that it added after that.
 * Only with both can it tell afterwards that nobody chose the deals (docs/fair-deals.md).
 */
import { keep, kept } from '../shell/storage';

export interface Note {
  commitment: string;
  randomness: string;
  /** Whether the server accepted the randomness for a seat. */
  added?: boolean;
  /** Where the players have the last word: the seed of the hash chain (docs/fair-deals.md). It never leaves this browser. */
  seed?: string;
  /** The rounds for which the server accepted this browser's value before the deal. */
  revealed?: number[];
}

const START = 'deals.';

/** Fresh randomness, noted with the commitment that the server has given before. A table has one note. */
export async function addRandomness(table: string, commitment: string, lastWord = false): Promise<string> {
  const known = noteOf(table);
  if (known && !known.revealed) return known.randomness;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const fresh = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const note: Note = { commitment, randomness: fresh };
  if (lastWord) {
    const { chainValue } = await import('./chain');
    Object.assign(note, { randomness: chainValue(fresh, 0), seed: fresh });
  }
  keep(START + table, note);
  return note.randomness;
}

/** Note that the server accepted this browser's randomness for a seat: from now on a record without it is wrong. */
export function noteAdded(table: string): void {
  const note = noteOf(table);
  if (note) keep(START + table, { ...note, added: true });
}

/** Note that the server accepted this browser's value for the deal of a round. */
export function noteRevealed(table: string, round: number): void {
  const note = noteOf(table);
  if (note) keep(START + table, { ...note, revealed: [...new Set([...(note.revealed ?? []), round])] });
}

export function noteOf(table: string): Note | null {
  const note = kept<Note>(START + table);
  return note && typeof note.commitment === 'string' && typeof note.randomness === 'string' ? note : null;
}
