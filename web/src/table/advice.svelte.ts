/* Hints and the evaluation: only when asked for. Against people the server tells everybody at the table. */
import type { Hint } from '../board/types';
import { readTake } from '../board/position';
import type { Analysis, BestMove } from '../net/messages';
import type { Game } from './game.svelte';
import type { Hand } from './hand.svelte';

export class Advice {
  /** The evaluation strip; off until it is switched on. */
  evaluation = $state(false);
  /** A hint is shown for this position. */
  #hintFor: string | null = $state(null);
  waiting = $state(false);
  #game: Game;
  #hand: Hand;

  constructor(game: Game, hand: Hand) {
    this.#game = game;
    this.#hand = hand;
  }

  get allowed(): boolean {
    const { table, you, over } = this.#game;
    return table !== null && table.hints && you.seats.length > 0 && !over;
  }

  /** The last analysis, if it is about what lies on the table now. */
  get current(): Analysis | null {
    const { analysis } = this.#game.store;
    return analysis && analysis.position === this.#game.table?.position ? analysis : null;
  }

  /** The best moves, while a hint is shown. */
  get best(): BestMove[] {
    return this.#hintFor !== null && this.#hintFor === this.#game.table?.position ? (this.current?.moves.slice(0, 3) ?? []) : [];
  }

  /** The best move as the board marks it. */
  get hint(): Hint | null {
    const move = this.best[0]?.move;
    return move ? readTake(move) : null;
  }

  /** My expected share of the victory (0 to 1) and my expected margin; between two the other's are mine turned round. */
  get standing(): { win: number; margin: number } | null {
    const { analysis } = this.#game.store;
    const top = analysis?.moves[0];
    if (!analysis || !top) return null;
    if (this.#game.you.seats.includes(analysis.seat)) return { win: top.win, margin: top.margin };
    return this.#game.players.length === 2 ? { win: 1 - top.win, margin: -top.margin } : null;
  }

  async askHint(): Promise<void> {
    const position = this.#game.table?.position ?? null;
    if (!this.allowed || !this.#game.turn || position === null) return;
    this.#hintFor = position;
    if (!this.current) await this.#ask();
  }

  hideHint(): void {
    this.#hintFor = null;
  }

  async toggleEvaluation(): Promise<void> {
    this.evaluation = !this.evaluation && this.allowed;
    await this.refresh();
  }

  /** Keep the strip up to date: ask about a position once, when it is an own seat's to play. */
  async refresh(): Promise<void> {
    if (this.evaluation && this.allowed && this.#game.turn && this.#game.connected && !this.current && !this.waiting) await this.#ask();
  }

  async #ask(): Promise<void> {
    const seat = this.#game.turn?.seat ?? this.#game.you.seats[0];
    if (seat === undefined || this.waiting) return;
    this.waiting = true;
    const before = this.#game.store.analysis;
    const noted = await this.#hand.ask({ type: 'hint', seat, seconds: 1 });
    // `done` says that the question was noted; the analysis follows as a message of its own.
    if (noted) await this.#answered(before);
    this.waiting = false;
  }

  async #answered(before: Analysis | null): Promise<void> {
    const until = Date.now() + 15_000;
    while (this.#game.store.analysis === before && Date.now() < until && this.#game.connected) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
