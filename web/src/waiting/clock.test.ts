import { describe, expect, it } from 'vitest';
import { clockFace } from './clock';
import { number } from '../language/numbers';

describe('the face of a clock', () => {
  it.each([
    [600, '10:00'],
    [599.2, '10:00'],
    [61, '1:01'],
    [10, '0:10'],
    [9.96, number(9.9, 1)],
    [0.04, number(0, 1)],
    [-3, number(0, 1)],
    [3725, '1:02:05'],
  ])('%d seconds: %s', (seconds, face) => expect(clockFace(seconds)).toBe(face));
});
