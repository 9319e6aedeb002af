import { describe, expect, it } from 'vitest';
import { parsePosition, positionText, type Position } from '../board';
import {
  drawDeal,
  emptyTable,
  fillFactories,
  left,
  readText,
  tapCentre,
  tapFactory,
  tapFloor,
  tapLine,
  tapWall,
  takeFromCentre,
  withLid,
  withPlayers,
  withScore,
  withSide,
  withTurn,
} from './setup';

const START =
  '2c 1 deal -,-,-,-,- - 1 1 20,20,20,20,20 0,0,0,0,0 0;...../...../...../...../.....;-,-,-,-,-;- 0;...../...../...../...../.....;-,-,-,-,-;-';
const TEXT =
  '2c 3 offer:1 BYYW,-,YKKW,-,BYYR *BBYRW 1 - 11,4,11,4,10 3,2,3,7,4 9;.YR../..YR./...../...B./..KW.;1K,-,2K,-,-;- 8;.YR../..YR./K..../...../.....;1K,-,2W,1B,4Y;K';

const must = (position: Position | null): Position => {
  if (!position) throw new Error('The tap did nothing.');
  return position;
};

describe('writing a position', () => {
  it.each([START, TEXT])('is the text that was read: %s', (text) => {
    expect(positionText(parsePosition(text))).toBe(text);
  });
  it('begins with an empty table', () => {
    expect(positionText(emptyTable(2, 'coloured'))).toBe(START);
  });
});

describe('reading a text', () => {
  it('finds the position', () => expect(readText(TEXT)).toEqual(parsePosition(TEXT)));
  it.each([
    ['2c 3 offer:1', 'analysis-unreadable'],
    [' '.repeat(2000), 'analysis-unreadable'],
    [' '.repeat(2001), 'analysis-too-long'],
  ])('says why it cannot be read', (text, refusal) => expect(readText(text)).toBe(refusal));
});

describe('a tap', () => {
  const empty = emptyTable(2, 'coloured');

  it('on a factory puts a tile down, replaces it, takes it away; the marker comes to the centre', () => {
    const one = must(tapFactory(empty, 3, 0, 'R'));
    expect(positionText(one).split(' ').slice(2, 8).join(' ')).toBe('offer:1 -,-,R,-,- * 1 - 20,20,19,20,20');
    const other = must(tapFactory(one, 3, 0, 'K'));
    expect(other.factories[2]).toEqual(['K']);
    expect(positionText(must(tapFactory(other, 3, 0, 'K')))).toBe(START);
    expect(positionText(must(tapFactory(other, 3, 0, 'eraser')))).toBe(START);
  });

  it('on the centre adds, and a tap on the tiles there takes away', () => {
    const two = must(tapCentre(must(tapCentre(empty, 'B')), 'B'));
    expect(two.centre).toEqual(['B', 'B']);
    expect(takeFromCentre(two, 'B').centre).toEqual(['B']);
  });

  it('on a line fills it up to that space, and empties it from there', () => {
    const three = must(tapLine(empty, 1, 4, 2, 'Y'));
    expect(three.boards[0]?.lines[3]).toEqual({ count: 3, colour: 'Y' });
    expect(must(tapLine(three, 1, 4, 2, 'Y')).boards[0]?.lines[3]).toEqual({ count: 2, colour: 'Y' });
    expect(must(tapLine(three, 1, 4, 0, 'Y')).boards[0]?.lines[3]).toEqual({ count: 1, colour: 'Y' });
    expect(must(tapLine(three, 1, 4, 0, 'eraser')).boards[0]?.lines[3]).toEqual({ count: 0, colour: null });
    expect(tapLine(three, 1, 1, 0, '*')).toBeNull();
  });

  it('on a coloured wall puts its printed colour there, on a grey one the chosen colour', () => {
    expect(must(tapWall(empty, 2, 1, 0, 'B')).boards[1]?.wall[1]?.[0]).toBe('W');
    const grey = withSide(empty, 'grey');
    const there = must(tapWall(grey, 2, 1, 0, 'B'));
    expect(there.boards[1]?.wall[1]?.[0]).toBe('B');
    expect(must(tapWall(there, 2, 1, 0, 'B')).boards[1]?.wall[1]?.[0]).toBeNull();
  });

  it('on a floor line puts tiles and the marker there, which is in one place only', () => {
    const offer = must(tapFactory(empty, 1, 0, 'R'));
    const marked = must(tapFloor(offer, 2, 0, '*'));
    expect([marked.markerInCentre, marked.markerHolder, marked.boards[1]?.floor]).toEqual([false, 2, ['*']]);
    const moved = must(tapFloor(marked, 1, 0, '*'));
    expect([moved.markerHolder, moved.boards[1]?.floor]).toEqual([1, []]);
    expect(must(tapCentre(moved, '*')).markerInCentre).toBe(true);
  });

  it('finds no more tiles than there are', () => {
    let position = withPlayers(empty, 4);
    for (let source = 1; source <= 5; source += 1)
      for (let index = 0; index < 4; index += 1) position = must(tapFactory(position, source, index, 'W'));
    expect(left(position, 'W')).toBe(0);
    expect(tapFactory(position, 6, 0, 'W')).toBeNull();
  });
});

it('puts every tile that is not on the table into bag or lid', () => {
  const position = withLid(must(tapFactory(emptyTable(2, 'coloured'), 1, 0, 'R')), 'R', 30);
  expect([position.bag[2], position.lid[2]]).toEqual([0, 19]);
  const more = must(tapFactory(position, 1, 1, 'R'));
  expect([more.bag[2], more.lid[2]]).toEqual([0, 18]);
});

it('sets scores, seats and turns within their bounds', () => {
  const position = withScore(must(tapFactory(emptyTable(3, 'coloured'), 1, 0, 'R')), 3, -5);
  expect(position.boards[2]?.score).toBe(0);
  expect(withTurn(position, 3).toMove).toBe(3);
  const fewer = withPlayers(withTurn(position, 3), 2);
  expect([fewer.toMove, fewer.factories.length, fewer.boards.length]).toEqual([1, 5, 2]);
});

it('deals full factories by chance, and the lid when the bag runs out', () => {
  expect(drawDeal(emptyTable(2, 'coloured'), () => 0.999).map((tiles) => tiles.join(''))).toEqual([
    'WWWW',
    'WWWW',
    'WWWW',
    'WWWW',
    'WWWW',
  ]);
  let scarce = emptyTable(2, 'coloured');
  for (const colour of ['B', 'Y', 'R', 'K', 'W'] as const) scarce = withLid(scarce, colour, 19);
  const dealt = fillFactories(scarce, () => 0);
  expect(dealt.factories.map((tiles) => tiles.length)).toEqual([4, 4, 4, 4, 4]);
  expect([dealt.phase, dealt.lid.reduce((sum, count) => sum + count, 0)]).toEqual(['offer', 0]);
});
