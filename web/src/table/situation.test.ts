import { describe, expect, it } from 'vitest';
import { parsePosition } from '../board/position';
import type { Game } from './game.svelte';
import type { Hand } from './hand.svelte';
import { situationOf } from './situation';
import type { Stage } from './stage.svelte';

const EMPTY = '0;...../...../...../...../.....;-,-,-,-,-;-';
const position = parsePosition(`2c 1 offer:2 BBYR,-,-,-,- * 1 - 18,19,19,20,20 0,0,0,0,0 ${EMPTY} ${EMPTY}`);
const hand = { refusal: null } as Hand;
const atRest = { showing: null } as Stage;

/** Seat 1 looks at a table where seat 2 is to move. */
function waitingFor(other: object, acted: boolean): Game {
  const seat = { who: 'person', present: true, stand_in: false, ...other };
  return {
    store: { connection: { kind: 'open' }, compiling: false },
    over: false,
    turn: null,
    columns: [],
    position,
    you: { seats: [1] },
    table: { offers: [], choosing: [], revealing: [], seats: [seat, seat] },
    hasActed: () => acted,
  } as unknown as Game;
}

describe('while somebody else is to move', () => {
  it.each([
    ['is here', { present: true }, true, 'choosing'],
    ['was here, and is gone', { present: false }, true, 'away'],
    ['has not come to the new game yet', { present: false }, false, 'not-here'],
    ['is a computer', { who: 'computer', present: false }, false, 'choosing'],
  ])('who %s', (_, other, acted, kind) => {
    expect(situationOf(waitingFor(other, acted), hand, atRest).kind).toBe(kind);
  });

  it('tells whose device a deal waits for', () => {
    const game = waitingFor({}, true);
    Object.assign(game.table!, { revealing: [2] });
    expect(situationOf(game, hand, atRest)).toEqual({ kind: 'revealing', seats: [2] });
  });
});
