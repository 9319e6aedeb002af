/**
 * Numbers, lists and dates as the page shows them. The catalogues say how: some browsers lack the data of a language
 * (Chromium has none of Icelandic), and `Intl` would answer in English there.
 */
import { words } from './words.svelte';

const MINUS = '\u2212';

/** A number with a fixed count of decimals, the language's decimal mark and the minus sign U+2212: `12`, `−3`, `0.5`. */
export function number(value: number, decimals = 0): string {
  const digits = (size: number) => size.toFixed(decimals).replace('.', words('decimal-mark'));
  const size = digits(Math.abs(value));
  return value < 0 && size !== digits(0) ? MINUS + size : size;
}

/** A change of points: `+3`, `−1`, `0`. */
export function signed(value: number, decimals = 0): string {
  const text = number(value, decimals);
  return value > 0 && text !== number(0, decimals) ? `+${text}` : text;
}

/** A list in words: `2 black, 1 yellow and 1 white`. */
export function listAnd(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : words('list-and', { first: items.slice(0, -1).join(', '), last });
}

/** A day, given as `2025-03-04`, in words: `4 March 2025`; empty if it is not a date. */
export function date(day: string): string {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (!found || Number.isNaN(Date.parse(day))) return '';
  return words('date', { year: String(found[1]), month: Number(found[2]), day: Number(found[3]) });
}

/** The UTC day of a unix time: `2026-11-17`. */
export const dayAt = (time: number): string => new Date(time * 1000).toISOString().slice(0, 10);

/** The same in words. */
export const dateAt = (time: number): string => date(dayAt(time));
