/* How long, in words: seconds below a minute and a half, minutes below two hours, then hours and days. */
import { words } from './words.svelte';

export function duration(seconds: number): string {
  if (seconds < 90) return words('time-seconds', { count: seconds });
  if (seconds < 7200) return words('time-minutes', { count: Math.round(seconds / 60) });
  if (seconds < 172_800) return words('time-hours', { count: Math.round(seconds / 3600) });
  return words('time-days', { count: Math.round(seconds / 86_400) });
}
