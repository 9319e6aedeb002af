import { expect, test } from 'vitest';
import type { Plan } from './motion';
import { soundsOf } from './soundtrack';

const NOTHING: Plan = {
  travels: [],
  glows: [],
  points: [],
  pops: [],
  counts: [],
  hides: [],
  picked: null,
  hold: 0,
  length: 0,
};
const travel = (to: string | null, start: number) => ({
  piece: 'B' as const,
  from: 'src1.B.0',
  to,
  start,
  duration: 100,
});
const TAKEN = { count: 3, placed: 2, fallen: 1, marker: false };

test('tiles are heard when they land, once for the line and once for the floor', () => {
  const travels = [travel('s1.line2.0', 50), travel('s1.line2.1', 60), travel('s1.floor0', 70), travel('src0.R.0', 50)];
  const step = { kind: 'take' as const, seat: 1, move: '1B2', taken: TAKEN };
  expect(soundsOf({ ...NOTHING, travels }, step).map(({ sound, at }) => [sound, at])).toEqual([
    ['place', 150],
    ['floor', 170],
  ]);
  const picked = { source: 1, name: 'Bo' };
  expect(soundsOf({ ...NOTHING, travels, picked }, step)[0]).toEqual({ sound: 'take', at: 0, points: 0 });
});

test('points are heard as they are counted; boards that are tiled at once sound once', () => {
  const points = [
    { place: 's1.wall1.1', text: '+2', start: 100 },
    { place: 's2.wall1.1', text: '+5', start: 110 },
    { place: 's1.wall2.1', text: '+1', start: 400 },
    { place: 's1.floor0', text: '\u22123', start: 900 },
  ];
  const cues = soundsOf({ ...NOTHING, points }, { kind: 'tiling', seats: [] });
  expect(cues.map(({ sound, at, points }) => [sound, at, points])).toEqual([
    ['points', 100, 2],
    ['points', 400, 1],
    ['floor', 900, -3],
  ]);
});
