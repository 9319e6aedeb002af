import { describe, expect, it } from 'vitest';
import type { TableView } from '../net/messages';
import { forgetGame } from '../shell/games';
import { keep, names } from '../shell/storage';
import { readFile, writeFile, type FiledGame } from './file';
import { outcomeOf, playedOf, readPlayed, scoresOf, type Played } from './played';
import { standings } from './statistics';

const PERSON = { who: 'person', name: 'Ana', level: null } as const;
const computer = (level: number) => ({ who: 'computer', name: null, level }) as const;

function game(changes: Partial<Played> = {}): Played {
  return {
    table: 'abcdefABCDEF',
    seats: [1],
    side: 'coloured',
    made: 1_763_000_000,
    players: [PERSON, computer(3)],
    scores: [54, 40],
    winners: [1],
    reason: 'row',
    ...changes,
  };
}

describe('how a game ended for the person here', () => {
  it.each([
    ['won', game()],
    ['lost', game({ winners: [2] })],
    ['shared', game({ winners: [1, 2] })],
    ['stopped', game({ winners: [], reason: 'stopped' })],
    ['over', game({ seats: [1, 2], players: [PERSON, PERSON] })],
  ])('%s', (outcome, played) => expect(outcomeOf(played)).toBe(outcome));

  it('shows the own score first, then the others in turn order', () => {
    const three = game({ seats: [2], players: [computer(1), PERSON, computer(1)], scores: [10, 20, 30] });
    expect(scoresOf(three)).toBe('20 : 30 : 10');
  });
});

it('forgets everything of a table, and nothing of another one', () => {
  const [table, other] = ['abcdefABCDEF', 'abcdefABCDEG'];
  for (const start of ['table', 'played', 'deals', 'push', 'duel-of'])
    for (const each of [table, other]) keep(`${start}.${each}`, '');
  forgetGame(table);
  const left = names('').filter((name) => name.includes('abcdefABCDE'));
  expect(left.sort()).toEqual(['deals', 'duel-of', 'played', 'push', 'table'].map((start) => `${start}.${other}`));
  forgetGame(other);
});

it('keeps nothing of a game that goes on, and nothing without a seat', () => {
  const view = { state: 'playing', result: null, seats: [] } as unknown as TableView;
  expect(playedOf(view, [1])).toBeNull();
  expect(playedOf({ ...view, state: 'over', result: { seats: [] } } as unknown as TableView, [])).toBeNull();
});

describe('results by opponent', () => {
  it('counts wins and margins for each level, people after the levels', () => {
    const lines = standings([
      game({ table: 'a' }),
      game({ table: 'b', scores: [30, 41], winners: [2] }),
      game({ table: 'c', scores: [5, 9], winners: [1], reason: 'resigned' }),
      game({ table: 'd', players: [PERSON, computer(10)], scores: [1, 9], winners: [2] }),
      game({ table: 'g', players: [PERSON, computer(10)], scores: [8, 2], winners: [2], reason: 'time' }),
      game({ table: 'e', players: [PERSON, PERSON], scores: [7, 7], winners: [1, 2] }),
      game({ table: 'f', players: [PERSON, computer(1), computer(2)], scores: [9, 5, 6] }),
    ]);
    expect(lines).toEqual([
      { against: 3, games: 3, wins: 2, margin: (14 - 11) / 2 }, // nobody played on in the resigned game
      { against: 10, games: 2, wins: 0, margin: -8 }, // nor in the one that was lost on time
      { against: 'people', games: 1, wins: 0.5, margin: 0 },
      { against: 'mixed', games: 1, wins: 1, margin: 3 },
    ]);
  });

  it('leaves out games without a winner and those in which this device has several seats', () => {
    expect(standings([game({ winners: [], reason: 'stopped' }), game({ seats: [1, 2] })])).toEqual([]);
  });
});

describe('the file', () => {
  const filed: FiledGame[] = [
    { ...game(), record: '[Azul "1"]' },
    { ...game({ table: 'x'.repeat(12) }), record: null },
  ];

  it('is read back as it was written', () => expect(readFile(writeFile(filed))).toEqual(filed));

  it.each(['', '{', '[]', 'null', '{"kind":"tilewright-games"}', '{"kind":"other","version":1,"games":[]}'])(
    'is not %j',
    (text) => expect(readFile(text)).toBe('bad'),
  );

  it('with one bad game is refused as a whole', () => {
    for (const changes of [{ table: 'short' }, { seats: [3] }, { scores: [1] }, { side: 'red' }, { players: null }]) {
      const games = [...filed, { ...game(), ...changes, record: null }];
      expect(readFile(writeFile(games as FiledGame[])), JSON.stringify(changes)).toBe('bad');
    }
    expect(readFile(writeFile([{ ...game(), record: 7 as unknown as string }]))).toBe('bad');
  });

  it('of a later version says so', () => {
    expect(readFile(writeFile(filed).replace('"version": 1', '"version": 2'))).toBe('newer');
  });

  it('brings no other fields along', () => {
    const read = readFile(writeFile([{ ...game(), secret: 'no', record: null } as FiledGame]));
    expect(read).toEqual([{ ...game(), record: null }]);
  });
});

it('reads nothing from what is not a game', () => {
  for (const value of [null, 3, 'x', [], {}]) expect(readPlayed(value)).toBeNull();
});
