import { describe, expect, it } from 'vitest';
import type { RecordAnswer } from '../net/messages';
import { frameOfMove, framesOf, roundFrom } from './frames';

const EMPTY = '0;...../...../...../...../.....;-,-,-,-,-;-';
const START = `2c 1 deal -,-,-,-,- - 1 1 20,20,20,20,20 0,0,0,0,0 ${EMPTY} ${EMPTY}`;
const DEALT = `2c 1 offer:1 BBBB,-,-,-,- * 1 - 16,20,20,20,20 0,0,0,0,0 ${EMPTY} ${EMPTY}`;
const TILED = `2c 2 deal -,-,-,-,- - 1 1 16,20,20,20,20 3,0,0,0,0 1;...../...../...../B..../.....;-,-,-,-,-;- ${EMPTY}`;
const RECORD: RecordAnswer = {
  names: ['Ana', 'Bo'],
  side: 'coloured',
  players: 2,
  date: null,
  start: START,
  result: null,
  fair: 'unknown',
  fairness: null,
  steps: [
    { deal: 'BBBB,-,-,-,-', move: null, seat: null, position: DEALT, taken: null, tiling: null },
    {
      deal: null,
      move: '1B4',
      seat: 1,
      position: TILED,
      taken: { count: 4, placed: 4, fallen: 0, marker: false },
      tiling: [
        { seat: 1, placed: [[4, 4, 'B', 1]], floor: 0, score: 1 },
        { seat: 2, placed: [], floor: 0, score: 0 },
      ],
    },
  ],
};

describe('frames of a record', () => {
  const frames = framesOf(RECORD, (seat) => `seat ${seat}`);

  it('begin after the first deal, and show a round’s last take before its tiling', () => {
    expect(frames.map(({ kind, number }) => [kind, number])).toEqual([
      ['deal', 0],
      ['move', 1],
      ['tiling', 1],
    ]);
    expect(frames[1]?.position.boards[0]?.lines[3]).toEqual({ count: 4, colour: 'B' });
    expect(frames[1]).toMatchObject({ count: 4, seat: 1, lastMove: { placed: 4, name: 'seat 1' } });
    expect(frames[2]?.position.boards[0]?.score).toBe(1);
  });

  it('are found by the number of a move', () => {
    expect([0, 1, 2, 99].map((number) => frameOfMove(frames, number))).toEqual([0, 1, 2, 2]);
  });

  it('are walked round by round', () => {
    expect(roundFrom(frames, 2, -1)).toBe(0);
    expect(roundFrom(frames, 0, 1)).toBe(2);
  });
});
