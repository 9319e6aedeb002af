import { describe, expect, it } from 'vitest';
import { START, table, view, you } from './fake-socket';
import { fold, type Knowledge } from './folding';
import type { AnyMessage, Result } from './messages';

const known = (before: Knowledge | null, message: AnyMessage): Knowledge => {
  const folded = fold(before, message);
  if (folded.kind !== 'known') throw new Error(`expected knowledge, got a ${folded.kind}`);
  return folded.knowledge;
};
const start = known(null, view());

describe('events', () => {
  it('are taken in order', () => {
    const after = known(start, { type: 'event', seq: 5, time: 7, event: { kind: 'hinted', seat: 2 } });
    expect(after.table.seq).toBe(5);
    expect(after.log).toEqual([{ seq: 5, time: 7, event: { kind: 'hinted', seat: 2 } }]);
    expect(after.you).toBe(start.you);
  });

  it('sent twice count once; a missing event is reported as a gap', () => {
    const event = { kind: 'hinted', seat: 2 } as const;
    expect(fold(start, { type: 'event', seq: 4, time: 7, event }).kind).toBe('nothing');
    expect(fold(start, { type: 'event', seq: 6, time: 7, event }).kind).toBe('gap');
    expect(fold(null, { type: 'event', seq: 1, time: 7, event }).kind).toBe('gap');
  });

  it('change only what they name', () => {
    const position = START.replace('offer:1', 'offer:2');
    const after = known(start, {
      type: 'event',
      seq: 5,
      time: 7,
      position,
      deadline: 30,
      event: {
        kind: 'played',
        seat: 1,
        move: '1B2',
        by: 'person',
        taken: { count: 1, placed: 1, fallen: 0, marker: false },
        tiling: null,
      },
    });
    expect(after.table).toEqual(table({ seq: 5, position, deadline: 30 }));
  });

  it('that move the table on leave no old turn to be played', () => {
    const after = known(start, {
      type: 'event',
      seq: 5,
      time: 7,
      position: START,
      event: { kind: 'dealt', round: 2, deal: '' },
    });
    expect(after.you.turns).toEqual([]);
    expect(known(after, { type: 'you', seq: 5, you: you() }).you.turns).toHaveLength(1);
  });

  it('bring the result, the secret and the next table', () => {
    const result: Result = { reason: 'row', winners: [1], by_rows: false, seats: [] };
    const over = known(start, {
      type: 'event',
      seq: 5,
      time: 7,
      state: 'over',
      event: { kind: 'ended', result, secret: 'x', next: null },
    });
    expect(over.table).toMatchObject({ state: 'over', result, fairness: { secret: 'x' } });
    const again = known(over, { type: 'event', seq: 6, time: 8, event: { kind: 'rematched', table: 'mnopqrstuvwx' } });
    expect(again.table.rematch).toBe('mnopqrstuvwx');
  });
});

it('presence is not an event', () => {
  const after = known(start, { type: 'presence', present: [true, false], watching: 3 });
  expect(after.table.seats.map((seat) => seat.present)).toEqual([true, false]);
  expect(after).toMatchObject({ watching: 3, table: { seq: 4 } });
});

it('`you` from the future means that an event is missing', () => {
  expect(fold(start, { type: 'you', seq: 5, you: you() }).kind).toBe('gap');
});
