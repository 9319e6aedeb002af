/* How long, in words. */
import { words } from './words.svelte';

/** Rounded: seconds below a minute and a half, minutes below two hours, then hours and days. */
export function duration(seconds: number): string {
  if (seconds < 90) return words('time-seconds', { count: seconds });
  if (seconds < 7200) return words('time-minutes', { count: Math.round(seconds / 60) });
  if (seconds < 172_800) return words('time-hours', { count: Math.round(seconds / 3600) });
  return words('time-days', { count: Math.round(seconds / 86_400) });
}

/** Exact, for what was agreed: in the largest unit of which there are two or more, and nothing is left over. */
export function exactDuration(seconds: number): string {
  const count = (unit: number) => (seconds % unit === 0 && seconds >= 2 * unit ? seconds / unit : 0);
  if (count(86_400)) return words('time-days', { count: count(86_400) });
  if (count(3600)) return words('time-hours', { count: count(3600) });
  if (count(60)) return words('time-minutes', { count: count(60) });
  return words('time-seconds', { count: seconds });
}
