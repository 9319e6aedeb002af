/** What the players of a record are called. Records are written in English; computers are called as at the table. */
import { isolated } from '../language/names';
import { words } from '../language/words.svelte';

/** `Milo (computer, level 3)`; in older records `Computer (level 3)`. */
const COMPUTER = /^(?:(.+) \(computer, level (\d+)\)|Computer \(level (\d+)\))$/;

/** The level of a seat that the computer played; null for a person. */
export function levelOf(names: readonly string[], seat: number): number | null {
  const found = COMPUTER.exec(names[seat - 1] ?? '');
  return found ? Number(found[2] ?? found[3]) : null;
}

export function nameOf(names: readonly string[], seat: number): string {
  const written = names[seat - 1] ?? '';
  const computer = COMPUTER.exec(written);
  if (!computer) return written ? isolated(written) : words('player-number', { seat });
  if (computer[1] && computer[1] !== 'Computer') return isolated(computer[1]);
  const computers = names.filter((one) => COMPUTER.test(one)).length;
  return computers > 1 ? words('computer-number', { seat }) : words('computer');
}
