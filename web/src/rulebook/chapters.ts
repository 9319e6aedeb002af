/**
 * What the rules page shows: chapters, the rules in each by their ids in docs/rules.md, and drawings of the examples there.
 * examples.json, written by web/positions.py, holds the positions; tests/web/test_rulebook.py checks all of it. The
 * words are in rules.ftl.
 */
import type { Step } from '../net/messages';
import examples from './examples.json';

export type Part = 'table' | 'lines' | 'wall' | 'floor' | 'supply';

export interface Drawing {
  /** The rule in docs/rules.md whose first example is drawn. */
  example: string;
  /** Whose board. */
  seat?: number;
  /** Before or after its moves. */
  when: 'before' | 'after';
  parts: Part[];
  /** The message below it. */
  caption: string;
  /** Points that add up, in the order of the caption; those of the floor line are negative. */
  sum?: number[];
}

export interface Chapter {
  id: string;
  rules: string[];
  drawings: Drawing[];
  /** The id of a lesson in which the rules can be tried. */
  lesson?: string;
}

const family = (name: string, last: number, first = 1): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => `${name}-${first + index}`);

export const CHAPTERS: readonly Chapter[] = [
  {
    id: 'aim',
    rules: [...family('GOAL', 2), 'ROUND-1'],
    lesson: 'take',
    drawings: [{ example: 'SIL-1', when: 'before', parts: ['wall'], caption: 'drawn-wall' }],
  },
  {
    id: 'setup',
    rules: family('SETUP', 6),
    drawings: [{ example: 'OFFER-3', when: 'before', parts: ['table'], caption: 'drawn-setup' }],
  },
  {
    id: 'turn',
    rules: family('OFFER', 6),
    lesson: 'centre',
    drawings: [
      { example: 'OFFER-3', when: 'after', parts: ['table', 'lines'], caption: 'drawn-factory' },
      { example: 'OFFER-5', when: 'after', parts: ['lines', 'floor'], caption: 'drawn-centre' },
    ],
  },
  {
    id: 'lines',
    rules: family('LINE', 5),
    lesson: 'lines',
    drawings: [{ example: 'EX-2', seat: 3, when: 'before', parts: ['lines', 'wall'], caption: 'drawn-lines' }],
  },
  {
    id: 'floor',
    rules: [...family('FLOOR', 3), ...family('PEN', 4)],
    lesson: 'floor',
    drawings: [
      { example: 'EX-4', when: 'before', parts: ['floor'], caption: 'drawn-floor', sum: [-1, -1, -2, -2, -2] },
      { example: 'FLOOR-3', when: 'before', parts: ['floor'], caption: 'drawn-full' },
    ],
  },
  {
    id: 'tiling',
    rules: family('TILE', 4),
    lesson: 'tile',
    drawings: [
      { example: 'EX-3', when: 'before', parts: ['lines', 'wall'], caption: 'drawn-tiling' },
      { example: 'T-5', when: 'after', parts: ['wall'], caption: 'drawn-order', sum: [1, 4] },
    ],
  },
  {
    id: 'scoring',
    rules: family('SCORE', 5),
    lesson: 'both',
    drawings: [
      { example: 'EX-8', when: 'after', parts: ['wall'], caption: 'drawn-both', sum: [4, 3] },
      { example: 'EX-6', when: 'after', parts: ['wall'], caption: 'drawn-row', sum: [3] },
      { example: 'EX-7', when: 'after', parts: ['wall'], caption: 'drawn-column', sum: [3] },
      { example: 'EX-5', when: 'after', parts: ['wall'], caption: 'drawn-alone', sum: [1] },
    ],
  },
  {
    id: 'refill',
    rules: family('NEXT', 4),
    lesson: 'refill',
    drawings: [{ example: 'NEXT-3', when: 'after', parts: ['table', 'supply'], caption: 'drawn-refill' }],
  },
  {
    id: 'end',
    rules: family('END', 4),
    lesson: 'end',
    drawings: [{ example: 'EX-9', when: 'after', parts: ['wall'], caption: 'drawn-end', sum: [5, 2, 7, 10] }],
  },
  {
    id: 'tie',
    rules: family('END', 7, 5),
    lesson: 'tie',
    drawings: [
      { example: 'END-6', when: 'after', parts: ['wall'], caption: 'drawn-tie' },
      { example: 'END-6', seat: 2, when: 'after', parts: ['wall'], caption: 'drawn-tie-other' },
    ],
  },
  {
    id: 'grey',
    rules: family('VAR', 5),
    lesson: 'grey',
    drawings: [
      { example: 'VAR-4', when: 'before', parts: ['lines', 'wall'], caption: 'drawn-choose' },
      { example: 'VAR-5', when: 'before', parts: ['lines', 'wall'], caption: 'drawn-fall', sum: [-1, -1] },
    ],
  },
];

interface Example {
  position: string;
  show: string[];
  steps: Step[];
}

export const exampleOf = ({ example }: Drawing): Example =>
  (examples as unknown as Record<string, Example[]>)[example]![0]!;

export const titleOf = (chapter: Chapter): string => `rules-${chapter.id}`;
export const textOf = (rule: string): string => `rule-${rule.toLowerCase()}`;
