import { expect, it } from 'vitest';
import { countdown, halves, isMinuteLeft } from './reading';

it.each([
  [0, '0'],
  [0.5, '½'],
  [4.5, '4½'],
  [3, '3'],
])('writes %d points as %s', (points, text) => expect(halves(points)).toBe(text));

it.each([
  [160, '2:40'],
  [59.2, '1:00'],
  [-3, '0:00'],
  [3760, '1:02:40'],
])('shows %d seconds as %s', (seconds, text) => expect(countdown(seconds)).toBe(text));

it.each([
  [180, false],
  [60.5, false],
  [60, true],
  [59, true],
  [50, false],
  [30, false],
  [-1, false],
])('says of %d seconds that a minute is left: %s', (seconds, said) =>
  expect(isMinuteLeft(1000 + seconds, 1000)).toBe(said),
);
