import { describe, expect, it } from 'vitest';
import { planMotion, type Plan, type Step } from './motion';
import { afterTake } from './picture';
import { parsePosition } from './position';
import { signedParts } from './signed';
import { milliseconds, type Timings } from './timings';

const TIMINGS: Timings = {
  flight: 420,
  stagger: 45,
  sweep: 320,
  hold: 500,
  wall: 380,
  pop: 220,
  run: 500,
  tick: 60,
  lid: 280,
  dealStagger: 70,
  travel: true,
};
const TEXT =
  '2c 3 offer:1 BYYW,-,YKKW,-,BYYR *BBYRW 1 - 11,4,11,4,10 3,2,3,7,4 9;.YR../..YR./...../...B./..KW.;1K,-,2K,-,-;- 8;.YR../..YR./K..../...../.....;1K,-,2W,1B,4Y;*K';
const position = parsePosition(TEXT);
const plan = (step: Step, before = position, after = position): Plan => planMotion(before, after, step, TIMINGS);
const route = (p: Plan): string[] => p.travels.map(({ piece, from, to }) => `${piece} ${from} ${to ?? 'lid'}`);

const take = (seat: number, move: string, counts: [count: number, placed: number, fallen: number], marker = false) => {
  const [count, placed, fallen] = counts;
  return { kind: 'take', seat, move, taken: { count, placed, fallen, marker } } as const;
};
const K3 = take(1, '3K3', [2, 1, 1]);

describe('a take', () => {
  it('flies to the line, the surplus to the floor, the rest to the centre at the same time', () => {
    const { travels, length } = plan(K3);
    expect(route(plan(K3))).toEqual([
      'K src3.K.0 s1.line3.2',
      'K src3.K.1 s1.floor0',
      'Y src3.Y.0 src0.Y.1',
      'W src3.W.0 src0.W.1',
    ]);
    expect(travels.map(({ start }) => start)).toEqual([0, 45, 0, 0]);
    expect(travels[2]?.duration).toBe(320);
    expect(length).toBe(465);
  });
  it('takes the marker first, from the centre', () => {
    expect(route(plan(take(1, 'CB1', [2, 1, 2], true)))[0]).toBe('* src0.*.0 s1.floor0');
    expect(route(plan(take(1, 'CBF', [2, 0, 3], true)))).toEqual([
      '* src0.*.0 s1.floor0',
      'B src0.B.0 s1.floor1',
      'B src0.B.1 s1.floor2',
    ]);
  });
  it("holds another player's pick before it flies", () => {
    const held = plan({ ...take(2, '1Y5', [2, 1, 1]), pickedBy: 'Bo' });
    expect(held.picked).toEqual({ source: 1, name: 'Bo' });
    expect(Math.min(...held.travels.map(({ start }) => start))).toBe(500);
    expect(held.travels.filter(({ picked }) => picked)).toHaveLength(2);
  });
  it('lets tiles fall into the lid when the floor line is full', () => {
    const full = parsePosition(TEXT.replace(';1K,-,2K,-,-;-', ';1K,-,2K,-,-;BBYYRRK'));
    expect(route(plan(take(1, '3KF', [2, 0, 0]), full)).slice(0, 2)).toEqual(['K src3.K.0 lid', 'K src3.K.1 lid']);
  });
  it('draws at most four tiles of a stack', () => {
    const crowded = parsePosition(TEXT.replace('*BBYRW', '*BBYYYYW'));
    const sweep = plan(take(1, '3K2', [2, 2, 0]), crowded).travels.find(({ piece }) => piece === 'Y');
    expect(sweep).toMatchObject({ to: 'src0.Y.3', lands: false });
  });
  it('lands where the picture afterwards has tiles', () => {
    const after = afterTake(position, 1, '3K3', K3.taken);
    expect(after.boards[0]?.lines[2]?.count).toBe(3);
    expect(after.boards[0]?.floor).toHaveLength(1);
  });
});

describe('wall tiling', () => {
  const before = parsePosition(TEXT.replace(';1K,-,2K,-,-;-', ';1K,-,3K,-,-;RR'));
  const after = parsePosition(
    TEXT.replace('9;.YR../..YR./...../...B./..KW.;1K,-,2K,-,-;-', '13;.YRK./..YR./K..../...B./..KW.;-,-,-,-,-;-'),
  );
  const tiled = plan(
    {
      kind: 'tiling',
      seats: [
        {
          seat: 1,
          placed: [
            { row: 1, column: 4, colour: 'K', points: 5 },
            { row: 3, column: 1, colour: 'K', points: 1 },
          ],
          floor: -2,
          score: 13,
        },
      ],
    },
    before,
    after,
  );

  it('goes line by line, the rightmost tile to the wall, the others away, then the floor', () => {
    expect(route(tiled)).toEqual([
      'K s1.line1.0 s1.wall1.4',
      'K s1.line3.0 s1.wall3.1',
      'K s1.line3.1 lid',
      'K s1.line3.2 lid',
      'R s1.floor0 lid',
      'R s1.floor1 lid',
    ]);
    const [first, second, , , floor] = tiled.travels;
    expect(second!.start).toBeGreaterThanOrEqual(first!.start + first!.duration + TIMINGS.pop);
    expect(floor!.start).toBeGreaterThan(second!.start + second!.duration);
  });
  it('lights the run and counts the score up and down', () => {
    expect(tiled.glows.slice(0, 4).map(({ place }) => place)).toEqual([
      's1.wall1.4',
      's1.wall1.3',
      's1.wall1.2',
      's1.wall2.4',
    ]);
    expect(tiled.points.map(({ text }) => text)).toEqual(['+5', '+1', '\u22122']);
    expect(tiled.counts.map(({ from, to }) => [from, to])).toEqual([
      [9, 14],
      [14, 15],
      [15, 13],
    ]);
    expect(tiled.counts[0]?.duration).toBe(300);
  });
  it('moves no floor tiles while they stay: one column chosen on the grey side', () => {
    const still = {
      ...after,
      boards: after.boards.map((board, seat) => (seat === 0 ? { ...board, floor: ['R', 'R'] as const } : board)),
    };
    const one = plan(
      {
        kind: 'tiling',
        seats: [{ seat: 1, placed: [{ row: 1, column: 4, colour: 'K', points: 5 }], floor: 0, score: 14 }],
      },
      before,
      still,
    );
    expect(route(one).some((way) => way.includes('floor'))).toBe(false);
  });
});

describe('a deal', () => {
  it('fills factory after factory', () => {
    const { travels } = plan({ kind: 'deal' });
    expect(travels).toHaveLength(12);
    expect(travels[0]).toMatchObject({ from: 'bag', to: 'src1.Y.0', start: 0 });
    expect(travels[4]?.start).toBe(140);
  });
});

it('reads CSS times', () => {
  expect(['420ms', '.42s', ' 0ms', '', '1s'].map(milliseconds)).toEqual([420, 420, 0, 0, 1000]);
});

it('cuts a phrase at its signed numbers', () => {
  expect(signedParts('fills +3 \u22121')).toEqual([
    { text: 'fills ', kind: 'plain' },
    { text: '+3', kind: 'gain' },
    { text: ' ', kind: 'plain' },
    { text: '\u22121', kind: 'cost' },
  ]);
  expect(signedParts('2 of 4')).toEqual([{ text: '2 of 4', kind: 'plain' }]);
});
