/* What is heard at a table: tiles chosen, what moves, one's turn in a game with other people, and the end. Call these while
   a component is initialised. */
import type { Motion } from '../board/flight.svelte';
import type { Selection } from '../board/types';
import { settings } from '../shell/settings.svelte';
import type { Sound } from '../shell/sound';
import type { Game } from './game.svelte';
import type { Stage } from './stage.svelte';

/** The module with the sounds is loaded for the first sound, so that it does not delay a game. */
function play(what: Sound, points?: number): void {
  if (settings.sound) void import('../shell/sound').then((sound) => sound.play(what, points)).catch(() => undefined);
}

/** Milliseconds: see `hush`. */
const SOON = 60;

/** Play the sounds of every motion. */
export function accompany(motion: Motion): void {
  $effect(() => {
    let cues: { timer: ReturnType<typeof setTimeout>; due: number }[] = [];
    /** Cancel the sounds of a motion that was cut short. Those due within `SOON` are kept: they are the last ones of a motion
     *  that ended normally, in a browser that is late with them. */
    const hush = (): void => {
      for (const { timer, due } of cues) if (due - performance.now() > SOON) clearTimeout(timer);
      cues = [];
    };
    motion.onfinish = hush;
    motion.onplay = (plan, step) => {
      if (!settings.sound) return;
      const began = performance.now();
      void import('../board/soundtrack')
        .then(({ soundsOf }) => {
          cues = soundsOf(plan, step).map(({ sound, at, points }) => {
            const due = began + at;
            return { timer: setTimeout(() => play(sound, points), due - performance.now()), due };
          });
        })
        .catch(() => undefined);
    };
    return () => {
      hush();
      motion.onplay = motion.onfinish = null;
    };
  });
}

/** Play a sound when tiles are chosen. */
export function soundPicks(selection: () => Selection): void {
  const chosen = $derived(selection().colour && `${selection().source}${selection().colour}`);
  $effect(() => {
    if (chosen) play('take');
  });
}

/** Play a sound for the player's turn in a game with other people, and for the end of the game when it is shown. */
export function soundTurns(game: Game, stage: Stage): void {
  const turn = $derived(game.turn && game.amongPeople ? `${game.turn.seat} ${game.turn.at}` : '');
  $effect(() => {
    if (turn) play('turn');
  });
  const over = $derived(game.over && stage.settled);
  let played = false;
  $effect(() => {
    if (game.table && !game.over) played = true;
    if (!over || !played) return;
    played = false;
    const winners = game.table?.result?.winners ?? [];
    play(game.you.seats.some((seat) => winners.includes(seat)) ? 'won' : 'over');
  });
}
