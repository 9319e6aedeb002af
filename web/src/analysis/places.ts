/* The places of the editor that a problem is about. */
import type { Impossible } from '../net/messages';

/** The name of the place (`data-place`); empty if the problem is about the whole table. */
export function placeOf({ code, seat, source, line, row, column }: Impossible): string {
  if (source !== undefined && source !== null) return `f${source}`;
  if (!seat) return '';
  if (line) return `s${seat}.line${line}`;
  if (row) return `s${seat}.row${row}`;
  if (column) return `s${seat}.row1`;
  return code.startsWith('floor') || code.startsWith('marker') ? `s${seat}.floor` : `s${seat}.board`;
}

/** Put the keyboard's focus there. */
export function goTo(place: string): void {
  const at = place.endsWith('.board') ? place.replace('.board', '.row1') : place;
  document.querySelector<HTMLElement>(`[data-place^="${at}."]`)?.focus();
}
