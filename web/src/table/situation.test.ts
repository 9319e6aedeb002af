import { expect, it } from 'vitest';
import type { Position } from '../board/position';
import type { Step } from '../board/motion';
import { START, table } from '../net/fake-socket';
import { parsePosition } from '../board/position';
import type { Game } from './game.svelte';
import type { Hand } from './hand.svelte';
import { situationOf } from './situation';
import type { Stage } from './stage.svelte';

const mine = parsePosition(START);
const theirs = parsePosition(START.replace('offer:1', 'offer:2'));
const ended: Position = { ...theirs, phase: 'deal', toMove: null };
const taken = { count: 2, placed: 2, fallen: 0, marker: false };
const take: Step = { kind: 'take', seat: 1, move: '1B2', taken };

/** What the status bar is about while `showing` is animated, although seat 1 is already to move again. */
function shown(showing: Step | null, next: Position | null): string {
  const game = {
    store: { connection: { kind: 'open' }, compiling: false },
    table: table(),
    you: { seats: [1] },
    turn: { seat: 1, at: 3 },
    position: mine,
    columns: [],
    over: false,
    hasActed: () => true,
  };
  const hand = { refusal: null, selection: { source: null, colour: null, line: null } };
  const stage = { showing, next, position: mine };
  const found = situationOf(game as unknown as Game, hand as unknown as Hand, stage as unknown as Stage);
  return 'seat' in found ? `${found.kind} ${found.seat}` : found.kind;
}

it('says whose turn it is after what is shown, not after what has happened since', () => {
  expect(shown(null, null)).toBe('take 1');
  expect(shown(take, theirs)).toBe('choosing 2');
  expect(shown(take, ended)).toBe('between');
  expect(shown({ ...take, seat: 2 }, mine)).toBe('moving 2');
});
