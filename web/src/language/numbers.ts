/** Numbers as the page shows them: with the minus sign U+2212, never a hyphen, and the language's decimal mark. */
import { locale } from './words.svelte';

const MINUS = '\u2212';

/** A number with a fixed count of decimals: `12`, `−3`, `0.5`. */
export function number(value: number, decimals = 0): string {
  const format = new Intl.NumberFormat(locale(), { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  const size = format.format(Math.abs(value));
  return value < 0 && size !== format.format(0) ? MINUS + size : size;
}

/** A change of points: `+3`, `−1`, `0`. */
export function signed(value: number, decimals = 0): string {
  const text = number(value, decimals);
  return value > 0 && text !== number(0, decimals) ? `+${text}` : text;
}

/** A list in words: `2 black, 1 yellow and 1 white`, or without the "and". */
export function list(items: readonly string[], type: 'conjunction' | 'unit' = 'unit'): string {
  const style = type === 'unit' ? 'short' : 'long';
  return new Intl.ListFormat(locale(), { type, style }).format(items);
}
