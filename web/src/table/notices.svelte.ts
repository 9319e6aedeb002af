/* Notices of what others did besides moving, and that the computer stands in for the player. They disappear after a while;
   the list of moves keeps them. */
import type { AnyEvent } from '../net/messages';
import { sayEvent } from './events';
import type { Game } from './game.svelte';

export interface Notice {
  number: number;
  text: string;
}

/** Milliseconds that a notice stays: long enough for slow readers. */
const SHOWN = 12_000;
const TOLD = new Set<AnyEvent['kind']>(['took-back', 'answered', 'resigned', 'stood-in', 'returned', 'hinted']);

export class Notices {
  all: Notice[] = $state.raw([]);
  #number = 0;

  dismiss(number: number): void {
    this.all = this.all.filter((notice) => notice.number !== number);
  }

  /** Show what happens at a table from now on; returns a function that stops it. */
  follow(game: Game): () => void {
    const timers: ReturnType<typeof setTimeout>[] = [];
    const stop = game.store.onHappening(({ message: { event } }) => {
      if (!TOLD.has(event.kind) || !('seat' in event)) return;
      const own = game.you.seats.includes(event.seat);
      const computer = game.player(event.seat)?.view.who === 'computer';
      if (computer || (own && event.kind !== 'stood-in')) return;
      const text = sayEvent(event, game);
      if (!text) return;
      const notice = { number: ++this.#number, text };
      this.all = [...this.all, notice].slice(-2);
      timers.push(setTimeout(() => this.dismiss(notice.number), SHOWN));
    });
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }
}
