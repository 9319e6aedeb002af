/** Clocks and people of the lobby, in words. */
import { isProvisional, within } from '../ratings/scale';
import { words } from '../language/words.svelte';
import { exactDuration } from '../language/duration';
import type { Clock, ClockName, Opponent } from '../net/messages';

export const CLOCKS: readonly ClockName[] = ['3+2', '5+5', '10+10', 'days'];

/** A preset as the buttons show it. */
export const presetName = (name: ClockName): string =>
  name === 'days' ? words('lobby-days') : clockName(PRESETS[name]);

/** The clock of each preset. */
export const PRESETS: Record<ClockName, Clock> = {
  '3+2': { reserve: 180, increment: 2 },
  '5+5': { reserve: 300, increment: 5 },
  '10+10': { reserve: 600, increment: 10 },
  days: { per_move: 86_400, unit: 'days' },
};

/** A table's clock: `5 + 5`, not broken over two lines, or `24 h a move`. */
export function clockName(clock: Clock | null): string {
  if (!clock) return words('lobby-no-clock');
  if (clock.per_move) return words('lobby-a-move', { length: exactDuration(clock.per_move) });
  return `${Math.round((clock.reserve ?? 0) / 60)}\u00a0+\u00a0${clock.increment ?? 0}`;
}

/** What somebody is called. */
export function nameOf(one: Opponent): string {
  if (one.level !== null) return words('lobby-level', { level: one.level });
  return one.name ?? words('guest');
}

/** A rating with its uncertainty, or as provisional; empty where there is none. */
export function ratingOf(one: Opponent): string {
  if (one.rating === null || one.level !== null) return one.rating === null ? '' : String(one.rating);
  if (one.deviation && isProvisional(one.deviation)) return words('lobby-provisional', { rating: String(one.rating) });
  return one.deviation ? `${one.rating} ± ${within(one.deviation)}` : String(one.rating);
}
