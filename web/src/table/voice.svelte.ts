/* What is said aloud by screen readers. Lines are added, not replaced, so that two that come together are both heard. */

import { untrack } from 'svelte';

export interface Line {
  number: number;
  text: string;
}

const KEPT = 6;

export class Voice {
  polite: Line[] = $state.raw([]);
  urgent: Line[] = $state.raw([]);
  #number = 0;

  /** Politely: after what the screen reader is saying now. */
  say(text: string): void {
    if (text)
      this.polite = this.#added(
        untrack(() => this.polite),
        text,
      );
  }

  /** At once: an illegal typed move, a lost connection, the end of the game. */
  interrupt(text: string): void {
    if (text)
      this.urgent = this.#added(
        untrack(() => this.urgent),
        text,
      );
  }

  #added(lines: Line[], text: string): Line[] {
    return [...lines.slice(1 - KEPT), { number: ++this.#number, text }];
  }
}
