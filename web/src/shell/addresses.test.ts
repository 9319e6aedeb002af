import { describe, expect, it } from 'vitest';
import { address, readAddress, readLink, type Route } from './addresses';

const ROUTES: Route[] = [
  { page: 'start' },
  { page: 'table', table: 'abcdefABC123' },
  { page: 'watch', table: 'abcdefABC123' },
  { page: 'join', invite: 'abcdefABC1234567' },
  { page: 'record', table: 'abcdefABC123', move: null },
  { page: 'record', table: 'abcdefABC123', move: 17 },
  { page: 'analysis', position: null, edit: false },
  { page: 'analysis', position: '2c 3 offer:1 BYYW,-,- *BB 1 - 1,2,3,4,5 9;.YR../..;1K,-;-', edit: true },
  { page: 'open', move: null },
  { page: 'learn', lesson: null },
  { page: 'learn', lesson: 'marker' },
  { page: 'rules', chapter: null },
  { page: 'rules', chapter: 'LINE-5' },
  { page: 'about' },
  { page: 'games' },
  { page: 'daily', date: null },
  { page: 'daily', date: '2026-11-17' },
  { page: 'duel', code: null },
  { page: 'duel', code: 'abcdefABC1234567' },
  { page: 'tournament', code: null },
  { page: 'tournament', code: 'abcdefABC123' },
];

describe('addresses', () => {
  it.each(ROUTES)('reads back what it writes: %o', (route) => {
    expect(readAddress(address(route))).toEqual(route);
  });

  it.each(['', '#', '#/', '/'])('starts at %j', (hash) => {
    expect(readAddress(hash)).toEqual({ page: 'start' });
  });

  it.each([
    '#/table',
    '#/table/short',
    '#/table/abcdefABC123/x',
    '#/join/abc',
    '#/nowhere',
    '#/daily/today',
    '#/duel/abc',
    '#/tournament/abc',
    '#/watch/../../etc',
  ])('knows no page at %j', (hash) => expect(readAddress(hash)).toEqual({ page: 'unknown' }));

  it('reads pasted links, invitations and ids of tables', () => {
    expect(readLink(' http://somewhere:8017/#/watch/abcdefABC123 ')).toEqual({ page: 'watch', table: 'abcdefABC123' });
    expect(readLink('https://somewhere/join/fi#abcdefABC1234567')).toEqual({
      page: 'join',
      invite: 'abcdefABC1234567',
    });
    expect(readLink('abcdefABC1234567')).toEqual({ page: 'join', invite: 'abcdefABC1234567' });
    expect(readLink('abcdefABC123')).toEqual({ page: 'watch', table: 'abcdefABC123' });
    expect(readLink('hello')).toEqual({ page: 'unknown' });
  });
});
