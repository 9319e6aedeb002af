/* Hints and the evaluation, only when asked for. In a game with other people the server tells everybody of it. */
import type { Hint, LegalColumn } from '../board/types';
import { readTake } from '../board/position';
import { isColumn, moveInWords } from '../language/game';
import { signed } from '../language/numbers';
import { words } from '../language/words.svelte';
import type { Account, Analysis, BestMove, Reason } from '../net/messages';
import type { Game } from './game.svelte';
import type { Hand } from './hand.svelte';
import { ranked } from './ranking';
import type { Stage } from './stage.svelte';

const SHOWN = 3;
/** The most parts of the evaluation that are named. */
const PARTS = 4;
/** A part worth fewer points is not named. */
const NOTEWORTHY = 0.5;

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

  /** Whether advice is shown: as long as it is allowed, and until the game's last animation has ended. */
  get inSight(): boolean {
    const { table, you, over } = this.#game;
    return table !== null && table.hints && you.seats.length > 0 && (!over || !this.#stage.settled);
  }

  /** Identifies the current decision. The position alone is not enough: it lacks columns that were chosen in secret. */
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
    const asked = this.#hintFor !== null && this.#hintFor === this.#decision;
    return asked ? ranked(this.current?.moves ?? []).slice(0, SHOWN) : [];
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
    return move ? words('hint-says', { move: this.inWords(move) }) : '';
  }

  /** The reasons for the best move, in sentences. */
  get why(): string {
    const [best] = this.best;
    return best ? this.reasons(best).join(' ') : '';
  }

  /** "2 blue from factory 3 to line 2". */
  inWords(move: string): string {
    const take = this.#game.legal.find((one) => one.move === move);
    return moveInWords(move, take ? take.placed + take.overflow : 0);
  }

  /** What a move does, and what it leaves to others: a sentence each. */
  reasons({ move, reasons = [] }: BestMove): string[] {
    return reasons.map((reason) => this.#sentence(reason, isColumn(move))).filter(Boolean);
  }

  #sentence({ reason, line, lost, seat, tiles, colour, source, ...rest }: Reason, column: boolean): string {
    const points = rest.points ?? 0;
    switch (reason) {
      case 'scores':
        return column ? words('hint-why-column', { points }) : words('hint-why-scores', { line: line ?? 0, points });
      case 'floor':
        return words('hint-why-floor', { points: lost ?? 0 });
      case 'marker':
        return words('hint-why-marker');
      case 'leaves': {
        const name = this.#game.nameOf(seat ?? 1);
        const what = { count: tiles ?? 0, colour: colour ?? 'B', source: source ?? 0, line: line ?? 0 };
        return words('hint-why-leaves', { name, points, ...what });
      }
      default:
        return '';
    }
  }

  /** Show a move on the board, as if it had been chosen: one more click or Enter plays it. */
  show(move: string): void {
    this.#hand.preview(move);
  }

  /** Where the lead comes from, compared with the mean of the others: "Why: score +3.0, columns −1.2". */
  get grounds(): string {
    const { accounts = [], seat } = this.#analysis ?? {};
    const mine = this.#game.you.seats.includes(seat ?? 0) ? seat : this.#game.you.seats[0];
    const own = accounts[(mine ?? 0) - 1];
    if (!own) return '';
    const others = accounts.filter((one) => one !== own);
    const parts = (Object.keys(own) as (keyof Account)[])
      .filter((part) => part !== 'others')
      .map((part) => ({
        part,
        lead: own[part] - others.reduce((sum, one) => sum + one[part], 0) / Math.max(1, others.length),
      }))
      .filter(({ lead }) => Math.abs(lead) >= NOTEWORTHY)
      .sort((a, b) => Math.abs(b.lead) - Math.abs(a.lead))
      .slice(0, PARTS)
      .map(({ part, lead }) => words('evaluation-part', { part, number: signed(lead, 1) }));
    return parts.length ? words('evaluation-why', { parts: parts.join(', ') }) : '';
  }

  /** My expected share of the victory (0 to 1) and margin. With two players, the other's analysis gives both, too. */
  get standing(): { win: number; margin: number } | null {
    const analysis = this.#analysis;
    const top = analysis && ranked(analysis.moves)[0];
    if (!analysis || !top) return null;
    if (this.#game.you.seats.includes(analysis.seat)) return { win: top.win, margin: top.margin };
    return this.#game.players.length === 2 ? { win: 1 - top.win, margin: -top.margin } : null;
  }

  async askHint(): Promise<void> {
    const decision = this.#decision;
    if (!this.allowed || decision === null) return;
    this.#hand.refusal = null;
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
