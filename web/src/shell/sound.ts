/**
 * Three quiet sounds, made when they are needed: a ceramic click for a take, a lower one for the wall, a chime for one's
 * turn. Off until switched on; nothing is ever told by sound alone.
 */
import { settings } from './settings.svelte';

export type Sound = 'take' | 'wall' | 'turn';

interface Tone {
  frequency: number;
  /** Seconds after the call, and until it has died away. */
  at: number;
  length: number;
  volume: number;
}

/** A tile's click is a short high ring with an inharmonic partner; the chime is a fifth. */
const TONES: Record<Sound, Tone[]> = {
  take: [
    { frequency: 2350, at: 0, length: 0.05, volume: 0.05 },
    { frequency: 3710, at: 0, length: 0.03, volume: 0.025 },
  ],
  wall: [
    { frequency: 980, at: 0, length: 0.09, volume: 0.06 },
    { frequency: 1590, at: 0, length: 0.05, volume: 0.03 },
  ],
  turn: [
    { frequency: 587, at: 0, length: 0.5, volume: 0.05 },
    { frequency: 880, at: 0.12, length: 0.7, volume: 0.045 },
  ],
};

let context: AudioContext | null = null;

function sound(on: AudioContext, { frequency, at, length, volume }: Tone): void {
  const oscillator = on.createOscillator();
  const gain = on.createGain();
  const start = on.currentTime + at;
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume, start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(on.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

/** Play a sound, if the person wants any. A browser that has none, or does not allow it yet, stays silent. */
export function play(what: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume().catch(() => {});
    for (const tone of TONES[what]) sound(context, tone);
  } catch {
    context = null;
  }
}
