/**
 * The lessons: the rules, then strategy. lessons.json holds the positions, what is asked for, and what is claimed of the
 * moves; tests/web/test_lessons.py proves the claims. played.json, written by web/positions.py, holds what the rules say of
 * them, so that no lesson needs the server. The words are in learn.ftl.
 */
import { kept, keep } from '../shell/storage';
import type { Legal, Result, Step } from '../net/messages';
import lessons from './lessons.json';
import played from './played.json';

export type Part = 'rules' | 'strategy';

export interface Task {
  id: string;
  position: string;
  /** Moves that were made before the learner's. */
  moves: string[];
  seat: number;
  /** The moves that the lesson asks for; other moves are explained and taken back. */
  accept: string[];
  /** Which words answer a move that is not asked for. */
  says?: Partial<Record<string, string>>;
  /** Whether the other player's board matters, and the bag with the lid. */
  others?: boolean;
  supply?: boolean;
  proof?: { margins?: Partial<Record<string, number>> };
}

export interface Lesson {
  id: string;
  part: Part;
  /** Rules that it explains, by their ids in docs/rules.md. */
  rules: string[];
  tasks: Task[];
}

/** A move and what follows it in the lesson. */
export interface Answer {
  steps: Step[];
  result: Result | null;
}

export interface Played {
  position: string;
  legal: Legal[];
  answers: Partial<Record<string, Answer>>;
}

export const LESSONS = lessons as unknown as readonly Lesson[];

export const lessonsOf = (part: Part): Lesson[] => LESSONS.filter((lesson) => lesson.part === part);

export const playedOf = (task: Task): Played => (played as unknown as Record<string, Played>)[task.id]!;

/** The lesson before or after another; null at the ends of the list. */
export function neighbour(lesson: Lesson, by: -1 | 1): Lesson | null {
  return LESSONS[LESSONS.indexOf(lesson) + by] ?? null;
}

export const titleOf = (lesson: Lesson): string => `learn-${lesson.id}`;
export const taskOf = (task: Task): string => `learn-${task.id}-task`;
export const doneOf = (task: Task): string => `learn-${task.id}-done`;

/** The words for a move that was not asked for. */
export function replyOf(task: Task, move: string): { id: string; args?: Record<string, number> } {
  const named = task.says?.[move];
  if (named) return { id: `learn-${task.id}-${named}` };
  const margins = task.proof?.margins;
  if (margins) return { id: 'learn-worse', args: { loss: margins[task.accept[0]!]! - margins[move]! } };
  return { id: task.proof ? 'learn-weaker' : 'learn-not-that' };
}

const LEARNED = 'learned';

/** The lessons done on this device, by id. */
export const learned = (): string[] => kept<string[]>(LEARNED) ?? [];

export function remember(lesson: Lesson): void {
  keep(LEARNED, [...new Set([...learned(), lesson.id])]);
}
