/**
 * This browser's chain at a table with `last_word` (docs/fair-deals.md): each value is the SHA-256 digest of the next
 * one, so that nobody can compute a value before it is revealed. Loaded where it is needed.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** Rounds for which a chain has values. */
export const ROUNDS = 64;
const HEX = /^[0-9a-f]{64}$/;

function hashed(value: string, times: number): string {
  let bytes = hexToBytes(value);
  for (let time = 0; time < times; time += 1) bytes = sha256(bytes);
  return bytesToHex(bytes);
}

/** The value of a round; that of round 0 is the randomness that this browser adds before the game. */
export const chainValue = (seed: string, round: number): string => hashed(seed, ROUNDS - round);

/** Whether every value belongs to the chain of its seat: `rows` has, for each deal, a value or '' for each seat. */
export function chainsHold(added: readonly string[], rows: readonly (readonly string[])[]): boolean {
  return added.every((start, seat) => {
    let [known, since] = [start, 0];
    return rows.every((row, index) => {
      const [value, round] = [row[seat] ?? '', index + 1];
      if (!value) return true;
      if (round > ROUNDS || !HEX.test(value) || hashed(value, round - since) !== known) return false;
      [known, since] = [value, round];
      return true;
    });
  });
}
