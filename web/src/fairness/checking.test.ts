import { describe, expect, it } from 'vitest';
import type { RecordAnswer, RecordFairness } from '../net/messages';
import { check, checkShared, commitmentOf } from './checking';

declare const process: { env: Record<string, string | undefined> };
/** Games with fair deals as the server reads them, of every size and both sides; tests/web/test_units.py writes them. */
const file = process.env.TILEWRIGHT_FAIR_GAMES;
const games = file ? ((await import(/* @vite-ignore */ file)) as { default: RecordAnswer[] }).default : [];

describe.skipIf(!file)('the deals of a record', () => {
  const game = games[0]!;
  const fairness = game?.fairness ?? ({} as RecordFairness);
  const note = { commitment: fairness.commitment, randomness: 'c0ffee', added: true };

  it('are proved with the noted commitment and randomness', () => {
    for (const each of games.slice(0, -1)) {
      expect(check(each, { commitment: each.fairness!.commitment, randomness: 'c0ffee' })).toBe('proved');
    }
    expect(check(game, null)).toBe('consistent');
    expect(commitmentOf(fairness.secret!, fairness.table)).toBe(fairness.commitment);
  });

  it('are refused if note, secret or deals differ', () => {
    expect(check(game, { ...note, commitment: '0'.repeat(64) })).toBe('other-commitment');
    expect(check(game, { ...note, randomness: 'abc' })).toBe('not-ours');
    expect(check(game, { ...note, randomness: 'abc', added: false })).toBe('consistent'); // the seat was refused
    expect(check({ ...game, fairness: { ...fairness, secret: '0'.repeat(64) } }, note)).toBe('other-commitment');
    expect(check({ ...game, fairness: { ...fairness, secret: 'x' } }, note)).toBe('other-commitment');
    expect(check({ ...game, fairness: { ...fairness, randomness: ['c0ffee', '1'] } }, note)).toBe('other-deals');
    const steps = game.steps.map((step, index) => (index === 0 ? { ...step, deal: 'BBBB,BBBB,BBBB,BBBB,BBBB' } : step));
    expect(check({ ...game, steps }, note)).toBe('other-deals');
    const start = game.start.replace(' - 1 ', ' - 2 ');
    expect(start).not.toBe(game.start);
    expect(check({ ...game, start }, note)).toBe('other-deals');
  });

  it('of a game with equal deals are checked against its commitment', () => {
    expect(checkShared(game, fairness.commitment)).toBe('consistent');
    expect(checkShared(game, '0'.repeat(64))).toBe('other-commitment');
    expect(checkShared({ ...game, fairness: { ...fairness, secret: null } }, fairness.commitment)).toBe('unknown');
    const other = { ...fairness, randomness: ['c0ffee', '1'] };
    expect(checkShared({ ...game, fairness: other }, fairness.commitment)).toBe('other-deals');
  });

  it('are `unknown` without the secret, in version 1, or without headers', () => {
    for (const change of [{ secret: null }, { version: '1' }]) {
      expect(check({ ...game, fairness: { ...fairness, ...change } }, note)).toBe('unknown');
    }
    expect(check({ ...game, fairness: null }, note)).toBe('unknown');
  });

  it('are not proved without a deal, or if nobody added randomness', () => {
    expect(check({ ...game, steps: [] }, note)).toBe('no-deals');
    expect(check({ ...game, steps: game.steps.slice(0, 1) }, note)).toBe('proved');
    const alone = games.at(-1)!;
    expect(check(alone, null)).toBe('nobody-added');
    expect(check(alone, { ...note, commitment: alone.fairness!.commitment })).toBe('not-ours');
  });
});
