/* Hints and the evaluation: only when asked for. Against people the server tells everybody at the table. */
import type { Hint, LegalColumn } from '../board/types';
import { readTake } from '../board/position';
import { moveInWords } from '../language/game';
import { words } from '../language/words.svelte';
import type { Analysis, BestMove } from '../net/messages';
import type { Game } from './game.svelte';
import type { Hand } from './hand.svelte';
import type { Stage } from './stage.svelte';

export class Advice {
  /** The evaluation strip; off until it is switched on. */
  evaluation = $state(false);
  /** A hint is shown for this decision. */
  #hintFor: string | null = $state(null);
  #analysis: Analysis | null = $state.raw(null);
  /** The last analysis is about this decision. */
  #answerFor: string | null = $state(null);
  /** The server refused to analyse this decision: the strip does not ask again. */
  #refusedFor: string | null = null;
  waiting = $state(false);
  #game: Game;
  #hand: Hand;
  #stage: Stage;

  constructor(game: Game, hand: Hand, stage: Stage) {
    this.#game = game;
    this.#hand = hand;
    this.#stage = stage;
  }

  get allowed(): boolean {
    const { table, you, over } = this.#game;
    return table !== null && table.hints && you.seats.length > 0 && !over;
  }

  /** Whether there is a place for advice: it stays while the last scene is still being shown. */
  get inSight(): boolean {
    const { table, you, over } = this.#game;
    return table !== null && table.hints && you.seats.length > 0 && (!over || !this.#stage.settled);
  }

  /** What is to be decided now. Columns are chosen in secret, so that the table's position alone does not tell. */
  get #decision(): string | null {
    const { table, turn } = this.#game;
    return table?.position && turn ? `${table.position} ${turn.seat} ${turn.board ?? ''}` : null;
  }

  /** The last analysis, if it is about what is to be decided now. */
  get current(): Analysis | null {
    return this.#answerFor !== null && this.#answerFor === this.#decision ? this.#analysis : null;
  }

  /** The best moves, while a hint is shown. */
  get best(): BestMove[] {
    return this.#hintFor !== null && this.#hintFor === this.#decision ? (this.current?.moves.slice(0, 3) ?? []) : [];
  }

  /** The best move as the board marks it. */
  get hint(): Hint | null {
    const move = this.best[0]?.move;
    return move ? readTake(move) : null;
  }

  /** Grey side: the best column, of those that may be chosen. */
  get column(): LegalColumn | null {
    const move = this.best[0]?.move;
    return this.#game.columns.find((choice) => choice.move === move) ?? null;
  }

  /** The best move in a sentence; empty while no hint is shown. */
  get sentence(): string {
    const move = this.best[0]?.move;
    if (!move) return '';
    const take = this.#game.legal.find((one) => one.move === move);
    return words('hint-says', { move: moveInWords(move, take ? take.placed + take.overflow : 0) });
  }

  /** My expected share of the victory (0 to 1) and my expected margin; between two the other's are mine turned round. */
  get standing(): { win: number; margin: number } | null {
    const analysis = this.#analysis;
    const top = analysis?.moves[0];
    if (!analysis || !top) return null;
    if (this.#game.you.seats.includes(analysis.seat)) return { win: top.win, margin: top.margin };
    return this.#game.players.length === 2 ? { win: 1 - top.win, margin: -top.margin } : null;
  }

  async askHint(): Promise<void> {
    const decision = this.#decision;
    if (!this.allowed || decision === null) return;
    this.#hintFor = decision;
    if (!this.current) await this.#ask();
  }

  hideHint(): void {
    this.#hintFor = null;
  }

  async toggleEvaluation(): Promise<void> {
    this.evaluation = !this.evaluation && this.allowed;
    await this.refresh();
  }

  /** Keep the strip up to date: ask about a position once, when one of this browser's seats is to move. */
  async refresh(): Promise<void> {
    const { turn, connected } = this.#game;
    const due = this.evaluation && this.allowed && turn && connected && !this.current && !this.waiting;
    if (due && this.#decision !== this.#refusedFor) await this.#ask();
  }

  async #ask(): Promise<void> {
    const seat = this.#game.turn?.seat ?? this.#game.you.seats[0];
    if (seat === undefined || this.waiting) return;
    this.waiting = true;
    const decision = this.#decision;
    const analysis = await this.#hand.explaining(() => this.#game.store.askHint(seat, 1));
    if (analysis) {
      this.#analysis = analysis;
      this.#answerFor = decision;
    } else if (this.#game.connected) this.#refusedFor = decision;
    this.waiting = false;
  }
}
