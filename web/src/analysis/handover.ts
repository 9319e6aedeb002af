/** A game that another page hands over to the analysis board: the address alone has only one position. */
import type { RecordAnswer } from '../net/messages';
import { go } from '../shell/router.svelte';

export interface Handover {
  names: string[];
  /** The first position, and all moves and deals of the game. */
  start: string;
  actions: string[];
  /** How many of these moves and deals come before the position to show, and that position. */
  at: number;
  position: string;
}

let waiting: Handover | null = null;

/** Opens the analysis board after the first `at` moves and deals of a game. */
export function analyseGame(record: RecordAnswer, names: string[], at: number): void {
  const position = record.steps[at - 1]?.position ?? record.start;
  const actions = record.steps.map((step) => step.move ?? step.deal ?? '');
  waiting = { names, start: record.start, actions, at, position };
  go({ page: 'analysis', position, edit: false });
}

/** Returns the game that was handed over for this position, and forgets it. */
export function takeOver(position: string | null): Handover | null {
  const game = waiting?.position === position ? waiting : null;
  waiting = null;
  return game;
}
