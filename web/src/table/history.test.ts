import { describe, expect, it } from 'vitest';
import type { AnyEvent, LoggedEvent, Taken } from '../net/messages';
import { accountsOf, historyOf, lastTake, takesOf } from './history';

const logged = (...events: AnyEvent[]): LoggedEvent[] =>
  events.map((event, index) => ({ seq: index + 1, time: index, event }));
const deal: AnyEvent = { kind: 'dealt', round: 1, deal: 'BBYR,KKWW,BYRW,RRRK,BBKK' };
const taken = { count: 1, placed: 1, fallen: 0, marker: false };
const played = (seat: number, move: string, changes: Partial<Taken> = {}): AnyEvent => ({
  kind: 'played',
  seat,
  move,
  by: 'person',
  taken: { ...taken, ...changes },
  tiling: null,
});

describe('takes', () => {
  it('are what the server says they moved, numbered through the game', () => {
    const moved = { count: 3, placed: 1, fallen: 2, marker: true };
    const entries = historyOf(logged(deal, played(1, '1B2'), played(2, 'CY3', moved)));
    expect(entries[0]).toEqual({ kind: 'round', seq: 1, round: 1 });
    expect(lastTake(entries)).toEqual({
      kind: 'take',
      seq: 3,
      number: 2,
      round: 1,
      seat: 2,
      move: 'CY3',
      colour: 'Y',
      by: 'person',
      ...moved,
    });
  });

  it('taken back are gone, and their numbers free', () => {
    const log = logged(
      deal,
      played(1, '1B2'),
      played(2, '2K2'),
      { kind: 'took-back', seat: 1, moves: 2 },
      played(1, '1Y1'),
      played(2, 'CB1'),
    );
    const entries = historyOf(log);
    expect(takesOf(entries).map(({ move, number }) => [move, number])).toEqual([
      ['1Y1', 1],
      ['CB1', 2],
    ]);
  });

  it('of a finished round stay', () => {
    const log = logged(
      deal,
      played(1, '1B2'),
      { kind: 'tiled', moves: [], tiling: [] },
      { kind: 'took-back', seat: 1, moves: 1 },
    );
    expect(takesOf(historyOf(log))).toHaveLength(1);
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
    expect(accountsOf(historyOf(log), 2)).toEqual([
      [
        { points: 3, floor: -3, score: 0 },
        { points: 1, floor: 0, score: 1 },
      ],
    ]);
  });

  it('a tiled round has its own number, and leaves no last take', () => {
    const log = logged(
      deal,
      played(1, '1B3'),
      { kind: 'played', seat: 2, move: '2K2', by: 'person', taken, tiling: [] },
      { kind: 'dealt', round: 2, deal: 'BBYR,KKWW,BYRW,RRRK,BBKK' },
      played(1, '5B3'),
      played(2, '2K2'),
    );
    const [, , third, fourth] = takesOf(historyOf(log));
    expect([third?.round, third?.number, fourth?.number]).toEqual([2, 3, 4]);
    expect(lastTake(historyOf(log.slice(0, 4)))).toBeNull();
  });
});
