/**
 * What this browser noted of a table's deals: the commitment that it saw, and the randomness that it added after that.
 * Only with both can it tell afterwards that nobody chose the deals (docs/fair-deals.md).
 */
import { keep, kept } from '../shell/storage';

export interface Note {
  commitment: string;
  randomness: string;
}

const START = 'deals.';

/** Fresh randomness, noted with the commitment that the server has given before. A table has one note. */
export function addRandomness(table: string, commitment: string): string {
  const known = noteOf(table);
  if (known) return known.randomness;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const randomness = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  keep(START + table, { commitment, randomness } satisfies Note);
  return randomness;
}

export function noteOf(table: string): Note | null {
  const note = kept<Note>(START + table);
  return note && typeof note.commitment === 'string' && typeof note.randomness === 'string' ? note : null;
}
