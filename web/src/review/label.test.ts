import { expect, it } from 'vitest';
import { labelPlace, type Sign } from './label';

const space = { left: 30, low: 150 };
const at = (x: number, y: number): Sign => ({ x, top: y - 7, bottom: y });

it('a label is beyond the diamond', () => {
  expect(labelPlace({ x: 100, y: 80, rises: true }, space, [])).toEqual({ x: 100, y: 71, anchor: 'middle' });
  expect(labelPlace({ x: 100, y: 80, rises: false }, space, [])).toEqual({ x: 100, y: 98, anchor: 'middle' });
});

it('a label stays within the graph', () => {
  expect(labelPlace({ x: 35, y: 80, rises: true }, space, [])).toEqual({ x: 44, y: 84, anchor: 'start' });
  expect(labelPlace({ x: 100, y: 18, rises: true }, space, [])?.anchor).toBe('end');
  expect(labelPlace({ x: 100, y: 145, rises: false }, space, [])?.anchor).toBe('end');
});

it('a label covers no triangle', () => {
  const diamond = { x: 100, y: 80, rises: true };
  const signs = [at(110, 70)];
  expect(labelPlace(diamond, space, signs)?.anchor).toBe('end');
  signs.push(at(80, 84));
  expect(labelPlace(diamond, space, signs)?.anchor).toBe('start');
  signs.push(at(120, 84));
  expect(labelPlace(diamond, space, signs)?.y).toBe(98);
  signs.push(at(100, 98));
  expect(labelPlace(diamond, space, signs)).toBe(undefined);
});
