/* Taking back: at once while nobody has acted since, else by asking the others (computers agree at once). */
import type { Seat } from '../net/messages';
import type { Game } from './game.svelte';
import type { Hand } from './hand.svelte';

export class Retreat {
  readonly #game: Game;
  readonly #hand: Hand;

  constructor(game: Game, hand: Hand) {
    this.#game = game;
    this.#hand = hand;
  }

  /** The viewer's seat whose action would be taken back, and how. */
  get #way(): { seat: Seat; ask: boolean } | null {
    const { table, you, takes, over, connected } = this.#game;
    if (!table || over || !connected) return null;
    const free = you.can_undo[0];
    if (free !== undefined) return { seat: free, ask: false };
    const last = takes.findLast((take) => you.seats.includes(take.seat) && take.by === 'person');
    if (table.rated || table.equal || !last) return null;
    if (last.round !== this.#game.position?.round || this.#game.position.phase !== 'offer') return null;
    if (table.offers.some(({ seat }) => you.seats.includes(seat))) return null;
    return { seat: last.seat, ask: true };
  }

  get offered(): boolean {
    return this.#way !== null;
  }

  /** Whether other people have to agree. */
  get needsAgreement(): boolean {
    return (this.#way?.ask ?? false) && this.#game.amongPeople;
  }

  go(): void {
    const way = this.#way;
    if (!way) return;
    this.#hand.clear();
    void this.#hand.ask(
      way.ask ? { type: 'offer', seat: way.seat, matter: 'take-back' } : { type: 'undo', seat: way.seat },
    );
  }
}
