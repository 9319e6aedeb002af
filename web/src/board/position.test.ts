import { describe, expect, it } from 'vitest';
import { afterTake, lastMoveOf } from './picture';
import { whyIllegal } from './illegal';
import {
  countOf,
  floorCost,
  groupsOf,
  parsePosition,
  printedColour,
  printedColumn,
  readTake,
  sourcesOf,
  UnreadablePosition,
} from './position';

const TEXT =
  '2c 3 offer:1 BYYW,-,YKKW,-,BYYR *BBYRW 1 - 11,4,11,4,10 3,2,3,7,4 9;.YR../..YR./...../...B./..KW.;1K,-,2K,-,-;- 8;.YR../..YR./K..../...../.....;1K,-,2W,1B,4Y;*K';
const START =
  '2g 1 deal -,-,-,-,- - 1 1 20,20,20,20,20 0,0,0,0,0 0;...../...../...../...../.....;-,-,-,-,-;- 0;...../...../...../...../.....;-,-,-,-,-;-';

describe('reading a position', () => {
  it('takes every field apart', () => {
    const position = parsePosition(TEXT);
    expect(position).toMatchObject({
      players: 2,
      side: 'coloured',
      round: 3,
      phase: 'offer',
      toMove: 1,
      first: 1,
      markerHolder: null,
      markerInCentre: true,
    });
    expect(position.factories[0]).toEqual(['B', 'Y', 'Y', 'W']);
    expect(position.factories[1]).toEqual([]);
    expect(position.centre).toEqual(['B', 'B', 'Y', 'R', 'W']);
    expect(position.bag).toEqual([11, 4, 11, 4, 10]);
    expect(position.boards[1]).toMatchObject({ score: 8, floor: ['*', 'K'] });
    expect(position.boards[0]?.wall[0]).toEqual([null, 'Y', 'R', null, null]);
    expect(position.boards[0]?.lines[2]).toEqual({ count: 2, colour: 'K' });
    expect(position.boards[0]?.lines[1]).toEqual({ count: 0, colour: null });
  });

  it('knows the grey side and phases without a seat', () => {
    expect(parsePosition(START)).toMatchObject({
      side: 'grey',
      phase: 'deal',
      toMove: null,
      markerHolder: 1,
      centre: [],
    });
    expect(parsePosition(TEXT.replace('offer:1', 'tile:2'))).toMatchObject({ phase: 'tile', toMove: 2 });
  });

  it.each([
    ['', 'table'],
    ['2c 3', 'table'],
    [TEXT.replace('offer:1', 'offer:7'), 'phase'],
    [TEXT.replace('BYYW', 'BYYX'), 'factories'],
    [TEXT.replace('11,4,11,4,10', '11,4,11,4'), 'bag'],
    [TEXT.replace('.YR../..YR.', '.YR../..YR'), 'wall'],
    [TEXT.replace('1K,-,2K', '9K,-,2K'), 'pattern line'],
    [`${TEXT} 0;...../...../...../...../.....;-,-,-,-,-;-`, 'boards'],
  ])('refuses %j, naming the %s', (text, field) => {
    expect(() => parsePosition(text)).toThrow(UnreadablePosition);
    expect(() => parsePosition(text)).toThrow(field);
  });
});

describe('readings', () => {
  const position = parsePosition(TEXT);
  it('lays the most frequent colour of a factory first, the centre in colour order', () => {
    expect(groupsOf(position, 5)).toEqual([
      { colour: 'Y', count: 2 },
      { colour: 'B', count: 1 },
      { colour: 'R', count: 1 },
    ]);
    expect(groupsOf(position, 0).map(({ colour }) => colour)).toEqual(['B', 'Y', 'R', 'W']);
    expect(countOf(position, 0, 'B')).toBe(2);
    expect(sourcesOf(position)).toEqual([1, 3, 5, 0]);
  });
  it('knows the printed wall and the floor', () => {
    expect(printedColour(1, 4)).toBe('K');
    expect(printedColumn(1, 'K')).toBe(4);
    expect([0, 1, 3, 7].map(floorCost)).toEqual([0, 1, 4, 14]);
    expect(readTake('CKF')).toEqual({ source: 0, colour: 'K', line: 0 });
    expect(readTake('2@4')).toBeNull();
  });
  it('says what stands in the way', () => {
    const board = position.boards[0]!;
    expect(whyIllegal(board, 1, 'K')?.id).toBe('why-line-full');
    expect(whyIllegal(board, 1, 'B')?.id).toBe('why-line-holds'); // the first of two rules
    expect(whyIllegal(board, 5, 'K')).toEqual({ id: 'why-wall-has', args: { colour: 'K' }, rule: 'LINE-5' });
    expect(whyIllegal(board, 3, 'W')).toEqual({ id: 'why-line-holds', args: { colour: 'K' }, rule: 'LINE-3' });
    expect(whyIllegal(board, 2, 'K')).toBeNull();
  });
});

describe('the picture after a take', () => {
  const position = parsePosition(TEXT);
  const K3 = { count: 2, placed: 1, fallen: 1, marker: false };
  const CB = { count: 2, placed: 0, fallen: 3, marker: true };
  it('fills the line, drops the surplus, sends the rest to the centre', () => {
    const after = afterTake(position, 1, '3K3', K3);
    expect(after.boards[0]).toMatchObject({ floor: ['K'] });
    expect(after.boards[0]?.lines[2]).toEqual({ count: 3, colour: 'K' });
    expect(after.factories[2]).toEqual([]);
    expect(after.centre).toHaveLength(7);
    expect(lastMoveOf(1, '3K3', K3, 'Ana')).toMatchObject({ count: 2, placed: 1, floor: 1, source: 3, line: 3 });
  });
  it('puts the marker on the floor before the tiles', () => {
    const after = afterTake(position, 1, 'CBF', CB);
    expect(after.boards[0]?.floor).toEqual(['*', 'B', 'B']);
    expect(after).toMatchObject({ markerInCentre: false, markerHolder: 1 });
  });
  it('loses what a full floor line cannot hold', () => {
    const full = parsePosition(TEXT.replace(';1K,-,2K,-,-;-', ';1K,-,2K,-,-;BBYYRR'));
    expect(afterTake(full, 1, 'CBF', { ...CB, fallen: 1 }).boards[0]?.floor).toEqual([
      'B',
      'B',
      'Y',
      'Y',
      'R',
      'R',
      '*',
    ]);
  });
});
