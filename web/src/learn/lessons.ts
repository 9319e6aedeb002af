/**
 * The introduction: the rulebooks' own worked examples (EX-1 to EX-9), one move each. The positions are in lessons.json,
 * where the tests of the rules can read them too; the words are in learn.ftl.
 */
import lessons from './lessons.json';

export interface Lesson {
  id: string;
  example: string;
  position: string;
  /** Moves that were made before the learner's. */
  moves: string[];
  seat: number;
  /** The moves that the lesson asks for; others are taken back with a word. */
  accept: string[];
}

interface Texts {
  title: string;
  task: string;
  done: string;
}

/** The messages of each lesson. */
const TEXTS: Record<string, Texts> = {
  take: { title: 'learn-take', task: 'learn-take-task', done: 'learn-take-done' },
  leave: { title: 'learn-leave', task: 'learn-leave-task', done: 'learn-leave-done' },
  centre: { title: 'learn-centre', task: 'learn-centre-task', done: 'learn-centre-done' },
  lines: { title: 'learn-lines', task: 'learn-lines-task', done: 'learn-lines-done' },
  tile: { title: 'learn-tile', task: 'learn-tile-task', done: 'learn-tile-done' },
  alone: { title: 'learn-alone', task: 'learn-alone-task', done: 'learn-alone-done' },
  row: { title: 'learn-row', task: 'learn-row-task', done: 'learn-row-done' },
  column: { title: 'learn-column', task: 'learn-column-task', done: 'learn-column-done' },
  both: { title: 'learn-both', task: 'learn-both-task', done: 'learn-both-done' },
  floor: { title: 'learn-floor', task: 'learn-floor-task', done: 'learn-floor-done' },
  end: { title: 'learn-end', task: 'learn-end-task', done: 'learn-end-done' },
};

export const LESSONS: readonly Lesson[] = lessons;

export function textsOf(lesson: Lesson): Texts {
  const texts = TEXTS[lesson.id];
  if (!texts) throw new Error(`Lesson ${lesson.id} has no words.`);
  return texts;
}
