import { describe, expect, it } from 'vitest';
import { homeGroup, nextGroup, nextRow, type GroupKey } from './roving';
import { typeColumn, typedText, typeKey, type Typed } from './typed';
import { NOTHING_SELECTED, type LegalColumn, type LegalMove, type Selection } from './types';

const move = (text: string): LegalMove => ({
  move: text,
  source: text[0] === 'C' ? 0 : Number(text[0]),
  colour: text[1] as LegalMove['colour'],
  line: text[2] === 'F' ? 0 : Number(text[2]),
  placed: 1,
  overflow: 0,
  points: 0,
  cost: 0,
});
const LEGAL = ['3R2', '3R4', '3RF', '3B1', 'CK5', 'CKF'].map(move);

function type(keys: readonly string[], options = {}): Typed {
  let result: Typed = { selection: NOTHING_SELECTED };
  for (const key of keys) result = typeKey(result.selection, key, LEGAL, options) ?? result;
  return result;
}

describe('typed moves', () => {
  it('chooses source, colour and destination, then plays with Enter', () => {
    expect(typedText(type(['3']).selection)).toBe('3');
    expect(typedText(type(['3', 'r']).selection)).toBe('3R');
    expect(type(['3', 'r', '2'])).toEqual({ selection: { source: 3, colour: 'R', line: 2 } });
    expect(type(['3', 'r', '2', 'Enter']).play?.move).toBe('3R2');
    expect(type(['c', 'k', 'f', 'Enter']).play?.move).toBe('CKF');
  });
  it('plays at once when asked to', () => {
    expect(type(['3', 'R', '2'], { playAtOnce: true })).toEqual({ selection: NOTHING_SELECTED, play: LEGAL[0] });
  });
  it('refuses what begins no legal move, and keeps what was chosen', () => {
    expect(type(['4'])).toEqual({ selection: NOTHING_SELECTED, refused: '4' });
    expect(type(['3', 'K'])).toEqual({ selection: { source: 3, colour: null, line: null }, refused: '3K' });
    expect(type(['3', 'R', '3'])).toEqual({ selection: { source: 3, colour: 'R', line: null }, refused: '3R3' });
  });
  it('goes back one step at a time', () => {
    const steps: Selection[] = [];
    let { selection } = type(['3', 'R', '2']);
    for (let step = 0; step < 3; step += 1) steps.push((selection = typeKey(selection, 'Escape', LEGAL)!.selection));
    expect(steps.map(typedText)).toEqual(['3R', '3', '']);
    expect(typeKey(NOTHING_SELECTED, 'Escape', LEGAL)).toBeNull();
  });
  it('changes its mind: another destination, colour or source', () => {
    expect(typedText(type(['3', 'R', '2', '4']).selection)).toBe('3R4');
    expect(typedText(type(['3', 'R', 'B']).selection)).toBe('3B');
    expect(typedText(type(['3', 'R', 'C']).selection)).toBe('C');
  });
  it('leaves other keys alone', () => {
    for (const key of ['h', 'E', 'l', 't', '?', 'Tab', 'F5', 'b', 'Enter'])
      expect(typeKey(NOTHING_SELECTED, key, LEGAL)).toBeNull();
  });
});

describe('typed columns', () => {
  const columns: LegalColumn[] = [2, 4].map((column) => ({
    move: `3@${column}`,
    line: 3,
    column,
    colour: 'K',
    points: 1,
  }));
  const typeAll = (keys: string, options = {}) =>
    [...keys].reduce((state, key) => typeColumn(state.text, key, columns, options) ?? state, { text: '' } as ReturnType<
      typeof typeColumn
    > &
      object);
  it('reads 3@4, with or without the sign', () => {
    expect(typeAll('3@4')).toEqual({ text: '3@4', chosen: columns[1] });
    expect(typeAll('34').chosen).toBe(columns[1]);
    expect(typeColumn('3@4', 'Enter', columns)?.play).toBe(columns[1]);
    expect(typeAll('3@2', { playAtOnce: true }).play).toBe(columns[0]);
  });
  it('refuses other lines and columns', () => {
    expect(typeColumn('', '2', columns)).toEqual({ text: '', refused: '2' });
    expect(typeColumn('3@', '5', columns)).toEqual({ text: '3@', refused: '3@5' });
  });
  it('goes back', () => {
    expect(typeColumn('3@4', 'Escape', columns)).toEqual({ text: '3@' });
    expect(typeColumn('3@', 'Escape', columns)).toEqual({ text: '' });
    expect(typeColumn('', 'Escape', columns)).toBeNull();
  });
});

describe('arrows', () => {
  const groups: GroupKey[] = [
    { source: 1, colour: 'B' },
    { source: 1, colour: 'Y' },
    { source: 3, colour: 'Y' },
    { source: 3, colour: 'K' },
    { source: 0, colour: 'R' },
  ];
  const from = (index: number, key: string) => groups.indexOf(nextGroup(groups, groups[index]!, key)!);
  it('go from source to source, to the same colour where there is one', () => {
    expect([
      from(0, 'ArrowRight'),
      from(1, 'ArrowRight'),
      from(3, 'ArrowRight'),
      from(4, 'ArrowRight'),
      from(0, 'ArrowLeft'),
    ]).toEqual([2, 2, 4, 0, 4]);
  });
  it('go through the colours of a source', () => {
    expect([
      from(0, 'ArrowDown'),
      from(1, 'ArrowDown'),
      from(2, 'ArrowUp'),
      from(0, 'Home'),
      from(0, 'End'),
      from(0, 'x'),
    ]).toEqual([1, 0, 3, 0, 4, -1]);
  });
  it('keep the tab stop near where it was', () => {
    expect(homeGroup(groups, null)).toBe(groups[0]);
    expect(homeGroup(groups, { source: 2, colour: 'B' })).toBe(groups[2]);
    expect(homeGroup(groups, { source: 3, colour: 'W' })).toBe(groups[2]);
    expect(homeGroup([], { source: 3, colour: 'W' })).toBeUndefined();
  });
  it('visit the rows given, the floor last', () => {
    const rows = [2, 4, 0];
    expect(nextRow(rows, 2, 'ArrowDown')).toBe(4);
    expect(nextRow(rows, 0, 'ArrowDown')).toBe(2);
    expect(nextRow(rows, 2, 'ArrowUp')).toBe(0);
    expect(nextRow(rows, 1, 'ArrowDown')).toBe(2);
    expect(nextRow(rows, 2, 'Enter')).toBeUndefined();
  });
});
