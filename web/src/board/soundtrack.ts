/* The sounds of a motion, each timed to the event that is seen. */
import type { Plan, Step } from './motion';

export interface Cue {
  sound: 'take' | 'place' | 'floor' | 'points';
  /** Milliseconds after the motion begins. */
  at: number;
  /** The points that are heard, negative for the floor line; 0 for a take. */
  points: number;
}

/** Sounds of a kind that are closer than this are one: several boards are tiled at once. */
const TOGETHER = 60;

export function soundsOf(plan: Plan, step: Step): Cue[] {
  const cues: Cue[] = [];
  if (step.kind === 'take') {
    if (plan.picked) cues.push({ sound: 'take', at: 0, points: 0 });
    for (const { to, start, duration } of plan.travels) {
      const sound = to?.includes('.line') ? 'place' : to === null || to.includes('.floor') ? 'floor' : null;
      if (sound && !cues.some((cue) => cue.sound === sound)) cues.push({ sound, at: start + duration, points: 0 });
    }
    return cues;
  }
  const scored = plan.points
    .map(({ text, start }) => ({ at: start, points: Number(text.replace('\u2212', '-')) }))
    .sort((a, b) => a.at - b.at || b.points - a.points);
  for (const { at, points } of scored) {
    const sound = points < 0 ? 'floor' : 'points';
    if (!cues.some((cue) => cue.sound === sound && at - cue.at < TOGETHER)) cues.push({ sound, at, points });
  }
  return cues;
}
