import { describe, expect, it } from 'vitest';
import type { AnyEvent, LoggedEvent } from '../net/messages';
import { accountsOf, historyOf, lastTake, takesOf } from './history';

const logged = (...events: AnyEvent[]): LoggedEvent[] =>
  events.map((event, index) => ({ seq: index + 1, time: index, event }));
const deal: AnyEvent = { kind: 'dealt', round: 1, deal: 'BBYR,KKWW,BYRW,RRRK,BBKK' };
const taken = { count: 1, placed: 1, fallen: 0, marker: false };
const played = (seat: number, move: string): AnyEvent => ({
  kind: 'played',
  seat,
  move,
  by: 'person',
  taken,
  tiling: null,
});

describe('takes', () => {
  it('know how many tiles they took, from factories and from what gathered in the centre', () => {
    const entries = historyOf(logged(deal, played(1, '1B2'), played(2, '3B1'), played(1, 'CY3')), 2);
    expect(takesOf(entries).map(({ count, marker }) => [count, marker])).toEqual([
      [2, false],
      [1, false],
      [2, true],
    ]);
    expect(entries[0]).toEqual({ kind: 'round', round: 1 });
  });

  it('know what found room on the line and what fell', () => {
    const take = lastTake(historyOf(logged(deal, played(1, '4R1')), 2));
    expect(take).toMatchObject({ count: 3, placed: 1, fallen: 2 });
    const floor = lastTake(historyOf(logged(deal, played(1, '4RF')), 2));
    expect(floor).toMatchObject({ count: 3, placed: 0, fallen: 3 });
  });

  it('count the marker among what fell, and a line that held tiles', () => {
    const entries = historyOf(logged(deal, played(1, '1B3'), played(2, '2K2'), played(1, '5B3'), played(2, 'CW1')), 2);
    expect(takesOf(entries)[2]).toMatchObject({ count: 2, placed: 1, fallen: 1 });
    expect(takesOf(entries)[3]).toMatchObject({ count: 2, placed: 1, fallen: 2, marker: true });
  });

  it('taken back are gone, and the table lies as before', () => {
    const log = logged(
      deal,
      played(1, '1B2'),
      played(2, '2K2'),
      { kind: 'took-back', seat: 1, moves: 2 },
      played(1, '1Y1'),
      played(2, 'CB1'),
    );
    const entries = historyOf(log, 2);
    expect(takesOf(entries).map(({ move, number, count }) => [move, number, count])).toEqual([
      ['1Y1', 1, 1],
      ['CB1', 2, 2],
    ]);
  });

  it('a choice of columns that was begun again is no take', () => {
    const log = logged(
      deal,
      played(1, '1B2'),
      { kind: 'tiled', moves: [], tiling: [] },
      { kind: 'took-back', seat: 1, moves: 1 },
    );
    expect(takesOf(historyOf(log, 2))).toHaveLength(1);
  });
});

describe('accounts', () => {
  it('tell what the floor really cost', () => {
    const log = logged(deal, {
      kind: 'tiled',
      moves: [],
      tiling: [
        {
          seat: 1,
          placed: [
            [1, 1, 'B', 1],
            [2, 1, 'W', 2],
          ],
          floor: -4,
          score: 0,
        },
        { seat: 2, placed: [[1, 1, 'B', 1]], floor: 0, score: 1 },
      ],
    });
    expect(accountsOf(historyOf(log, 2), 2)).toEqual([
      [
        { points: 3, floor: -3, score: 0 },
        { points: 1, floor: 0, score: 1 },
      ],
    ]);
  });

  it('a tiled round leaves lines that are not complete', () => {
    const log = logged(
      deal,
      played(1, '1B3'),
      { kind: 'played', seat: 2, move: '2K2', by: 'person', taken, tiling: [] },
      { kind: 'dealt', round: 2, deal: 'BBYR,KKWW,BYRW,RRRK,BBKK' },
      played(1, '5B3'),
      played(2, '2K2'),
    );
    const [, , third, fourth] = takesOf(historyOf(log, 2));
    expect(third).toMatchObject({ placed: 1, fallen: 1, round: 2 });
    expect(fourth).toMatchObject({ placed: 2, fallen: 0 });
    expect(lastTake(historyOf(log.slice(0, 4), 2))).toBeNull();
  });
});
