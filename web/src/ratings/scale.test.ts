import { expect, test } from 'vitest';
import type { CurvePoint, KindRating } from '../net/messages';
import { axis, curveIn, marksOf, within } from './scale';

const kind = (value: number, deviation: number, luckFree = false): KindRating => ({
  kind: '2c',
  value,
  deviation,
  games: 9,
  luck_free: luckFree ? { value: value + 20, deviation: deviation / 2, games: 8 } : null,
  curve: [],
  agreement: null,
});

test('a rating is an interval of 95%, with its luck-free one beside it', () => {
  expect(within(50)).toBe(98);
  expect(marksOf([kind(1500, 50, true), kind(1300, 110)])).toEqual([
    { kind: '2c', luckFree: false, value: 1500, within: 98, provisional: false, games: 9 },
    { kind: '2c', luckFree: true, value: 1520, within: 49, provisional: false, games: 8 },
    { kind: '2c', luckFree: false, value: 1300, within: 216, provisional: true, games: 9 },
  ]);
});

test('all levels and ratings are on the axis', () => {
  const levels = [
    { level: 1, value: 723 },
    { level: 10, value: 2727 },
  ];
  const x = axis(levels, marksOf([kind(3000, 10)]), 10, 110);
  expect(x(723)).toBeGreaterThan(10);
  expect(x(3000)).toBeLessThan(110);
  expect(x(723)).toBeLessThan(x(2727));
  expect(x(-5000)).toBe(10);
});

test('a curve stays in its box, whatever the deviations are', () => {
  const points: CurvePoint[] = [
    [0, 1500, 400],
    [1, 1400, 60],
    [2, 1450, 55],
  ];
  const drawn = curveIn(points, 100, 50)!;
  const places = [...`${drawn.line} ${drawn.band}`.matchAll(/[-\d.]+ [-\d.]+/g)].map(([each]) =>
    each.split(' ').map(Number),
  );
  for (const [x, y] of places) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(100);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(50);
  }
  expect(drawn.grid.length).toBeGreaterThan(1);
  expect(curveIn(points.slice(0, 1), 100, 50)).toBeNull();
});
