import { describe, expect, it } from 'vitest';
import { parsePosition } from '../board/position';
import { forecastOf, lastRound, pointsAt } from './forecast';

const EMPTY = '0;...../...../...../...../.....;-,-,-,-,-;-';
const position = (board: string, side = 'c', phase = 'offer:1') =>
  parsePosition(`2${side} 3 ${phase} BBYR,-,-,-,- * 1 - 9,9,9,9,9 0,0,0,0,0 ${board} ${EMPTY}`);
const forecast = (board: string, side = 'c') =>
  forecastOf(position(board, side).boards[0]!, side === 'g' ? 'grey' : 'coloured');

describe('points of a placed tile', () => {
  const wall = (text: string) => text.split('/').map((row) => [...row].map((tile) => (tile === '.' ? null : tile)));
  it.each([
    ['...../...../...../...../.....', 1, 3, 1],
    ['...../.B.R./...../...../.....', 1, 2, 3],
    ['..R../..Y../...../...../.....', 2, 2, 3],
    ['...../...R./.WB.R/...B./.....', 2, 3, 7],
  ])('%s at %i, %i', (text, row, column, points) => {
    expect(pointsAt(wall(text), row, column)).toBe(points);
  });
});

describe('forecast', () => {
  it('scores lines from the top, each on what those above leave', () => {
    expect(forecast('0;...../.B.../...../...../.....;1B,2W,-,-,-;-')).toEqual({
      points: 5,
      cost: 0,
      lines: { 1: 1, 2: 4 },
    });
  });

  it('counts the floor line, the marker included', () => {
    expect(forecast('0;...../...../...../...../.....;-,1W,-,-,-;*RR')).toEqual({ points: 0, cost: 4, lines: {} });
  });

  it('takes the best column of the grey side, and the floor where there is none', () => {
    expect(forecast('0;RB.../...../...../...../.....;1K,-,-,-,-;-', 'g').lines).toEqual({ 1: 3 });
    expect(forecast('0;...../BYKW./...../....R/.....;-,2R,-,-,-;-', 'g')).toEqual({ points: 0, cost: 2, lines: {} });
  });
});

describe('last round', () => {
  it('may come when a row lacks one tile, and will when its line is complete', () => {
    expect(lastRound(position('0;BYR../...../...../...../.....;-,-,-,-,-;-'))).toBe('no');
    expect(lastRound(position('0;BYRK./...../...../...../.....;-,-,-,-,-;-'))).toBe('may');
    expect(lastRound(position('0;BYRK./...../...../...../.....;1W,-,-,-,-;-'))).toBe('will');
    expect(lastRound(position('0;BYRK./...../...../...../.....;1W,-,-,-,-;-', 'g'))).toBe('may');
  });
});
