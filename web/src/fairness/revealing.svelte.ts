/**
 * Where the players have the last word, the server asks this browser for a value before each deal, and gets it without
 * any word of the player. The page reveals only the value of the round that it shows: one of a later round would let the
 * server's operator foresee the deals before it.
 */
import { parsePosition } from '../board/position';
import { RequestError } from '../net/live';
import type { Seat } from '../net/messages';
import type { TableStore } from '../net/store.svelte';
import { noteOf, noteRevealed } from './notes';

const AGAIN_MS = 2000;
/** Another tab was faster, or this browser's seed is of no use here. */
const FINAL = new Set(['no-reveal-awaited', 'wrong-reveal']);

export function revealWhenAsked(store: TableStore): void {
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  const sent = new Set<string>();
  let failures = $state(0);

  async function reveal(seed: string, seat: Seat, round: number): Promise<void> {
    const name = `${seat} ${round}`;
    if (sent.has(name)) return;
    sent.add(name);
    try {
      const { chainValue } = await import('./chain');
      await store.ask({ type: 'reveal', seat, round, value: chainValue(seed, round) });
    } catch (error) {
      if (error instanceof RequestError && FINAL.has(error.code)) return;
      setTimeout(() => {
        sent.delete(name);
        failures += 1;
      }, AGAIN_MS);
    }
  }

  $effect(() => {
    void failures;
    const { knowledge, connection } = store;
    const asked = connection.kind === 'open' ? (knowledge?.you.reveals ?? []) : [];
    const seed = asked.length > 0 ? noteOf(store.id)?.seed : undefined;
    const position = knowledge?.table.position;
    if (!seed || !position) return;
    const reached = parsePosition(position).round;
    for (const { seat, round } of asked) if (round <= reached) void reveal(seed, seat, round);
  });

  // A value that came after its deal does not count for it.
  $effect(() =>
    store.onHappening(({ message: { event }, before }) => {
      if (event.kind !== 'revealed' || !before.you.seats.includes(event.seat) || !before.table.position) return;
      if (parsePosition(before.table.position).phase === 'deal') noteRevealed(store.id, event.round);
    }),
  );
}
