/* Announces the player's clock 60 and 20 seconds before it reaches zero. */
import { duration } from '../language/duration';
import { words } from '../language/words.svelte';
import type { Voice } from './voice.svelte';

const ANNOUNCED = [60, 20];

/** Announce a clock that reaches zero in a number of seconds. Returns a function that stops it. */
export function announceTime(left: number, voice: Voice): () => void {
  const timers = ANNOUNCED.filter((seconds) => left > seconds).map((seconds) =>
    setTimeout(() => voice.say(words('say-time-left', { time: duration(seconds) })), (left - seconds) * 1000),
  );
  return () => timers.forEach(clearTimeout);
}
