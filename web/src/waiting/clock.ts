/* Clocks in words: what is left of a reserve, and what was agreed. */
import type { Clock } from '../net/messages';
import { exactDuration } from '../language/duration';
import { number } from '../language/numbers';
import { words } from '../language/words.svelte';

/** Tenths are shown below this many seconds. */
export const TENTHS = 10;

/** What is left of a reserve: 12:05, 0:47, 9.4. */
export function clockFace(seconds: number): string {
  const left = Math.max(0, seconds);
  if (left < TENTHS) return number(Math.floor(left * 10) / 10, 1);
  const whole = Math.ceil(left);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const rest = String(whole % 60).padStart(2, '0');
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

const NAMED: Record<number, string> = { 60: 'minute', 86_400: 'day' };

/** What was agreed about time, and what happens when it has run out. */
export function clockTerms(clock: Clock | null, seats: number): string {
  if (clock?.reserve != null)
    return words('terms-reserve', {
      reserve: exactDuration(clock.reserve),
      increment: clock.increment ? exactDuration(clock.increment) : 'none',
      players: seats > 2 ? 'more' : 'two',
    });
  const seconds = clock?.per_move ?? 0;
  return words('terms-clock', { time: seconds ? (NAMED[seconds] ?? 'other') : 'none', length: exactDuration(seconds) });
}
