/**
 * At a table with `last_word` the server asks this browser for a value before each deal, and the page sends it
 * automatically. It never reveals a value of a later round than the one it shows: from such a value the server's operator
 * could compute the earlier ones, and foresee their deals. Loaded when the server asks.
 */
import { parsePosition } from '../board/position';
import type { Seat } from '../net/messages';
import type { TableStore } from '../net/store.svelte';
import { chainValue } from './chain';
import { noteOf, noteRevealed } from './notes';

const AGAIN_MS = 2000;
/** Refusals after which the value is not sent again: another tab has answered first, or this browser's seed does not fit. */
const FINAL = new Set(['no-reveal-awaited', 'wrong-reveal']);
/** By table: what was sent, as `seat round`. */
const sentAt = new WeakMap<TableStore, Set<string>>();

/** Send every value that the server asks for now and that was not sent yet. */
export function reveal(store: TableStore): void {
  const seed = noteOf(store.id)?.seed;
  const { knowledge } = store;
  if (!seed || !knowledge?.table.position) return;
  const sent = sentAt.get(store) ?? follow(store);
  const reached = parsePosition(knowledge.table.position).round;
  for (const { seat, round } of knowledge.you.reveals ?? []) {
    if (round <= reached && !sent.has(`${seat} ${round}`)) void send(store, sent, seat, round, seed);
  }
}

async function send(store: TableStore, sent: Set<string>, seat: Seat, round: number, seed: string): Promise<void> {
  sent.add(`${seat} ${round}`);
  try {
    await store.ask({ type: 'reveal', seat, round, value: chainValue(seed, round) });
  } catch (error) {
    if (FINAL.has((error as { code?: string }).code ?? '')) return;
    setTimeout(() => {
      sent.delete(`${seat} ${round}`);
      reveal(store);
    }, AGAIN_MS);
  }
}

/** Note which values the server accepts before their deal. Values accepted after it do not count. */
function follow(store: TableStore): Set<string> {
  const sent = new Set<string>();
  sentAt.set(store, sent);
  store.onHappening(({ message: { event }, before }) => {
    if (event.kind !== 'revealed' || !before.you.seats.includes(event.seat) || !before.table.position) return;
    if (parsePosition(before.table.position).phase === 'deal') noteRevealed(store.id, event.round);
  });
  return sent;
}
