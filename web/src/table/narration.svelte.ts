/* Says aloud what happens: turns, choices, moves, points, and what the others do. Call it while a component is initialised. */
import { untrack } from 'svelte';
import { words } from '../language/words.svelte';
import type { Game } from './game.svelte';
import { sayEvent } from './events';
import type { Hand } from './hand.svelte';
import { parsePosition } from '../board/position';
import { sayChoice, sayTake, sayTiling, sayTurn } from './spoken';
import type { Voice } from './voice.svelte';

export function narrate(game: Game, hand: Hand, voice: Voice): void {
  const nameOf = (seat: number): string => game.nameOf(seat);

  $effect(() =>
    game.store.onHappening(({ message: { event }, before }) => {
      const round = before.table.position ? parsePosition(before.table.position).round : 1;
      if (event.kind === 'played' && before.table.position) {
        const line = parsePosition(before.table.position).boards[event.seat - 1]?.lines[Number(event.move[2]) - 1];
        const name = game.isYou(event.seat) ? null : nameOf(event.seat);
        voice.say(sayTake(event.move, event.taken, name, (line?.count ?? 0) + event.taken.placed));
        if (event.by === 'obvious') voice.say(words('log-only-move'));
        if (event.tiling) voice.say(sayTiling(round, event.tiling, nameOf));
      } else if (event.kind === 'tiled') voice.say(sayTiling(round, event.tiling, nameOf));
      else if (event.kind === 'ended')
        void import('./end/verdict').then(({ sayVerdict }) => voice.interrupt(sayVerdict(event.result, game.players)));
      else voice.say(sayEvent(event, game));
    }),
  );

  const turn = $derived(game.turn ? `${game.turn.seat} ${game.turn.at}` : '');
  $effect(() => {
    if (!turn) return;
    untrack(() => {
      if (!game.turn || !game.position) return;
      const name = game.you.seats.length > 1 ? nameOf(game.turn.seat) : null;
      if (game.columns.length > 0) voice.say(words('say-choose-column', { line: game.columns[0]?.line ?? 0 }));
      else voice.say(sayTurn(game.position, name));
    });
  });

  const until = $derived(
    Math.min(...game.you.seats.map((seat) => game.table?.clocks[seat - 1]?.until ?? Number.POSITIVE_INFINITY)),
  );
  $effect(() => {
    if (!Number.isFinite(until)) return;
    let stop: (() => void) | null = () => undefined;
    void import('./clockNarration').then(({ announceTime }) => {
      if (stop) stop = announceTime(until - game.store.now(), voice);
    });
    return () => {
      stop?.();
      stop = null;
    };
  });

  const chosen = $derived(hand.selection.colour === null ? '' : `${hand.selection.source}${hand.selection.colour}`);
  $effect(() => {
    if (!chosen) return;
    untrack(() => {
      if (game.position) voice.say(sayChoice(game.position, game.main, hand.count, hand.destinations));
    });
  });

  $effect(() => {
    if (hand.refusal) voice.interrupt(`${hand.refusal.title}. ${hand.refusal.sentence}`);
  });

  const lost = $derived(game.store.connection.kind === 'waiting');
  let wasLost = false;
  $effect(() => {
    if (lost && game.watching) voice.interrupt(`${words('status-reconnecting')}.`);
    else if (lost) voice.interrupt(`${words('status-reconnecting')}. ${words('status-reconnecting-why')}`);
    else if (wasLost && game.connected) voice.say(words('say-connected'));
    if (lost || game.connected) wasLost = lost;
  });

  $effect(() => {
    const { sign } = game.store;
    if (sign)
      untrack(() =>
        voice.say(
          words('say-reacted', {
            name: nameOf(sign.seat),
            sign: sign.reaction ? words(`reaction-${sign.reaction}`) : sign.text,
          }),
        ),
      );
  });
}
