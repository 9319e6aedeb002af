/** What the players of a record are called. Records are written in English; the computer is called as it is at the table. */
import { words } from '../language/words.svelte';

const COMPUTER = /^Computer \(level (\d+)\)$/;

/** The level of a seat that the computer played; null for a person. */
export function levelOf(names: readonly string[], seat: number): number | null {
  const found = COMPUTER.exec(names[seat - 1] ?? '');
  return found ? Number(found[1]) : null;
}

export function nameOf(names: readonly string[], seat: number): string {
  if (levelOf(names, seat) === null) return names[seat - 1] || words('player-number', { seat });
  const computers = names.filter((one) => COMPUTER.test(one)).length;
  return computers > 1 ? words('computer-number', { seat }) : words('computer');
}
