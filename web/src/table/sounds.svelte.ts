/* When the table clicks: a take, the wall, and one's turn in a game with other people. Call while a component is made. */
import { play } from '../shell/sound';
import type { Game } from './game.svelte';

export function makeSounds(game: Game): void {
  $effect(() =>
    game.store.onHappening(({ message: { event } }) => {
      if (event.kind === 'played') play('take');
      if (event.kind === 'tiled' || (event.kind === 'played' && event.tiling)) play('wall');
    }),
  );
  const turn = $derived(game.turn && game.amongPeople ? `${game.turn.seat} ${game.turn.at}` : '');
  $effect(() => {
    if (turn) play('turn');
  });
}
