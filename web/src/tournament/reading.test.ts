import { expect, it } from 'vitest';
import { countdown, halves } from './reading';

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
