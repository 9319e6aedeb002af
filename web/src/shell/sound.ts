/**
 * Short, soft sounds, made when they are needed: ceramic clicks for tiles, a dull knock for the floor, notes for points,
 * chimes for one's turn and the end. No information is given by sound alone.
 */
import { settings } from './settings.svelte';

export type Sound = 'take' | 'place' | 'floor' | 'points' | 'turn' | 'won' | 'over';

interface Tone {
  frequency: number;
  /** Seconds after the call, and until it has died away. */
  at: number;
  length: number;
  volume: number;
  shape?: OscillatorType;
}

/** Notes that sound well in any order: more points, a higher note. */
const PENTATONIC = [523, 587, 659, 784, 880, 1047, 1175, 1319, 1568, 1760];
const ATTACK = 0.006;

const note = (frequency: number, at: number, length: number, volume = 0.045): Tone[] => [
  { frequency, at, length, volume },
  { frequency: 2 * frequency, at, length: length / 2, volume: volume / 5 },
];

/** A tile's click is a short high ring with inharmonic partners, like glazed clay; the floor is wood. */
const TONES: Record<Exclude<Sound, 'points'>, Tone[]> = {
  take: [
    { frequency: 2350, at: 0, length: 0.05, volume: 0.035 },
    { frequency: 3710, at: 0, length: 0.03, volume: 0.016 },
  ],
  place: [
    { frequency: 1180, at: 0, length: 0.08, volume: 0.05 },
    { frequency: 1910, at: 0, length: 0.05, volume: 0.025 },
    { frequency: 330, at: 0, length: 0.05, volume: 0.04 },
  ],
  floor: [
    { frequency: 165, at: 0, length: 0.16, volume: 0.09, shape: 'triangle' },
    { frequency: 247, at: 0, length: 0.09, volume: 0.05, shape: 'triangle' },
  ],
  turn: [...note(587, 0, 0.5), ...note(880, 0.12, 0.7)],
  won: [523, 659, 784, 1047].flatMap((frequency, index) => note(frequency, index * 0.13, 0.7)),
  over: [...note(659, 0, 0.6), ...note(494, 0.18, 0.9)],
};

let context: AudioContext | null = null;

function sound(on: AudioContext, { frequency, at, length, volume, shape = 'sine' }: Tone, loudness: number): void {
  const oscillator = on.createOscillator();
  const gain = on.createGain();
  const start = on.currentTime + at;
  oscillator.type = shape;
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume * loudness, start + ATTACK);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(on.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

/** Whether a sound may be heard: it is switched on, allowed by the browser, and the page is visible. In a background tab
 *  only one's turn is heard. */
function audible(what: Sound): boolean {
  if (!settings.sound || typeof AudioContext === 'undefined') return false;
  if (!(navigator.userActivation?.hasBeenActive ?? true)) return false;
  return !document.hidden || what === 'turn';
}

/** Play a sound, if it may be heard; more points give a higher note. */
export function play(what: Sound, points = 1): void {
  if (!audible(what)) return;
  const tones =
    what === 'points'
      ? note(PENTATONIC[Math.min(Math.max(points, 1), PENTATONIC.length) - 1] ?? 523, 0, 0.35, 0.035)
      : TONES[what];
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume().catch(() => {});
    for (const tone of tones) sound(context, tone, settings.volume);
  } catch {
    context = null; // a device without sound
  }
}
