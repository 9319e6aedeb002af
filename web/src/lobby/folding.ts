/** The state of the lobby after each of the server's messages. */
import type { LobbyChange, LobbyCounts, LobbyView, OpenTable, WatchedGame } from '../net/messages';

export interface Known {
  counts: LobbyCounts;
  /** The newest last. */
  open: OpenTable[];
  games: WatchedGame[];
}

export function fold(known: Known | null, message: LobbyView | LobbyChange): Known | null {
  if (message.type === 'lobby') return { counts: message.counts, open: message.open, games: message.games };
  if (!known) return null;
  const gone = new Set(message.gone ?? []);
  const changed = new Map((message.open ?? []).map((each) => [each.table, each]));
  const open = known.open.filter(({ table }) => !gone.has(table)).map((each) => changed.get(each.table) ?? each);
  const before = new Set(known.open.map(({ table }) => table));
  open.push(...[...changed.values()].filter(({ table }) => !before.has(table)));
  return { counts: message.counts ?? known.counts, open, games: message.games ?? known.games };
}

/** How many open seats are new, and how many are gone, from one state to the next. Tables in `own` do not count. */
export function news(before: Known, after: Known, own: readonly string[]): { opened: number; gone: number } {
  const tables = (known: Known) =>
    new Set(known.open.map(({ table }) => table).filter((table) => !own.includes(table)));
  const [old, now] = [tables(before), tables(after)];
  const without = (one: Set<string>, other: Set<string>) => [...one].filter((table) => !other.has(table)).length;
  return { opened: without(now, old), gone: without(old, now) };
}
