/* What the player is doing: tiles chosen, a destination previewed, a move on its way, a refusal to explain. */
import { NOTHING_SELECTED, type Colour, type LegalColumn, type LegalMove, type Selection } from '../board/types';
import { readTake } from '../board/position';
import { isBoardKey, stepBack, typeColumn, typedText, typeKey } from '../board/typed';
import { listAnd } from '../language/numbers';
import { words } from '../language/words.svelte';
import { RequestError, type Asking } from '../net/live';
import { settings } from '../shell/settings.svelte';
import type { Game } from './game.svelte';
import type { Stage } from './stage.svelte';

/** What could not be done, and why or what to do: a title and a sentence. */
export interface Refusal {
  title: string;
  sentence: string;
  /** Which rule forbids it, if one does. */
  rule?: string;
}

export class Hand {
  selection: Selection = $state.raw(NOTHING_SELECTED);
  /** Grey side: `2@4` as far as it is typed. */
  typed = $state('');
  sending = $state(false);
  refusal: Refusal | null = $state.raw(null);
  #game: Game;
  #stage: Stage;

  constructor(game: Game, stage: Stage) {
    this.#game = game;
    this.#stage = stage;
  }

  /** Whether tiles may be picked now. */
  get active(): boolean {
    return this.#game.turn !== null && this.#game.connected && !this.sending && this.#stage.settled;
  }

  get chosenColumn(): number | null {
    return /^[1-5]@[1-5]$/.test(this.typed) ? Number(this.typed[2]) : null;
  }

  /** The number of chosen tiles. */
  get count(): number {
    const { source, colour } = this.selection;
    const move = this.#game.legal.find((one) => one.source === source && one.colour === colour);
    return move ? move.placed + move.overflow : 0;
  }

  /** The legal moves with the chosen tiles. */
  get destinations(): LegalMove[] {
    const { source, colour } = this.selection;
    return this.#game.legal.filter((move) => move.source === source && move.colour === colour);
  }

  pick(source: number, colour: Colour | null): void {
    if (!this.active) return;
    this.refusal = null;
    this.selection = { source, colour, line: null };
  }

  /** Choose a whole move without playing it. */
  preview(move: string): void {
    if (!this.active) return;
    this.refusal = null;
    const take = readTake(move);
    if (take) this.selection = { ...take };
    else this.typed = move;
  }

  cancel(): void {
    this.refusal = null;
    this.selection = stepBack(this.selection);
  }

  clear(): void {
    this.selection = NOTHING_SELECTED;
    this.typed = '';
  }

  async place(move: LegalMove): Promise<void> {
    await this.#play(move.move);
  }

  async choose(choice: LegalColumn): Promise<void> {
    await this.#play(choice.move);
  }

  /** Ask for something other than a move; a refusal is shown in the status bar. */
  async ask(asking: Asking): Promise<boolean> {
    this.refusal = null;
    return (await this.explaining(() => this.#game.store.ask(asking))) !== null;
  }

  /** The answer to a request; null if it was refused, which is then explained. */
  async explaining<Answer>(request: () => Promise<Answer>): Promise<Answer | null> {
    try {
      return await request();
    } catch (error) {
      this.#explain(error, words('table-not-done'));
      return null;
    }
  }

  async #play(move: string): Promise<void> {
    const turn = this.#game.turn;
    if (!turn || !this.active) return;
    this.refusal = null;
    this.sending = true;
    try {
      await this.#game.store.play(turn.seat, move); // the choice is cleared when the turn changes, a moment later
    } catch (error) {
      this.clear();
      this.#explain(error, words('table-not-possible', { move }));
    } finally {
      this.sending = false;
    }
  }

  #explain(error: unknown, title: string): void {
    // If the answer was lost, what comes after the next `hello` shows whether the request was carried out.
    if (error instanceof RequestError && (error.code === 'lost' || error.code === 'offline')) return;
    this.refusal = { title, sentence: error instanceof Error ? error.message : String(error) };
  }

  /** A key pressed anywhere on the page. Returns whether it was part of a move. */
  key(event: KeyboardEvent): boolean {
    if (!isBoardKey(event) || !this.active) return false;
    if (event.key === 'Enter' && this.refusal) {
      // The focus may be on a line's button, which Enter would press: it only closes the message.
      this.refusal = null;
      event.preventDefault();
      return true;
    }
    const single = event.key.length === 1;
    if (single && !settings.keys) return false;
    const done = this.#game.columns.length > 0 ? this.#typeColumn(event.key) : this.#typeTake(event.key);
    if (done) event.preventDefault();
    return done;
  }

  #typeTake(key: string): boolean {
    const result = typeKey(this.selection, key, this.#game.legal, { playAtOnce: settings.playAtOnce });
    if (!result) return false;
    this.refusal = null;
    if (result.play) void this.place(result.play);
    else this.selection = result.selection;
    if (result.refused) this.refusal = this.#refused(result.refused);
    return true;
  }

  #typeColumn(key: string): boolean {
    const result = typeColumn(this.typed, key, this.#game.columns, { playAtOnce: settings.playAtOnce });
    if (!result) return false;
    this.refusal = null;
    this.typed = result.text;
    if (result.play) void this.choose(result.play);
    if (result.refused)
      this.refusal = {
        title: words('table-not-possible', { move: result.refused }),
        sentence: this.#columnsThatFit(),
        rule: 'VAR-2',
      };
    return true;
  }

  #columnsThatFit(): string {
    const line = this.#game.columns[0]?.line ?? 0;
    const columns = this.#game.columns.map(({ column }) => String(column));
    return words('table-columns-that-fit', {
      line,
      columns: listAnd(columns),
    });
  }

  #nothingThere(source: number): string {
    const factories = this.#game.position?.factories.length ?? 0;
    return words(source > factories ? 'table-no-factory' : 'table-source-empty', { source });
  }

  /** Why a typed move is not possible: the line's own reason, and where the tiles do fit. */
  #refused(text: string): Refusal {
    const title = words('table-not-possible', { move: text });
    const { source, colour } = this.selection;
    if (text.length === 1)
      return {
        title,
        sentence: this.#nothingThere(text === 'C' ? 0 : Number(text)),
        rule: 'OFFER-2',
      };
    if (text.length === 2)
      return {
        title,
        sentence: words('table-colour-missing', { source: source ?? 0, colour: text[1] ?? 'B' }),
        rule: 'OFFER-3',
      };
    const line = text[2] === 'F' ? 0 : Number(text[2]);
    const why = this.#game.whyIllegal(colour, line);
    return {
      title,
      rule: why?.rule ?? 'LINE-1',
      sentence: [why ? words('table-line-reason', { line, reason: words(why.id, why.args) }) : '', this.#linesThatFit()]
        .filter(Boolean)
        .join(' '),
    };
  }

  #linesThatFit(): string {
    const lines = this.destinations
      .map(({ line }) => line)
      .filter((line) => line > 0)
      .map(String);
    if (lines.length === 0) return words('table-fits-only-floor', { colour: this.selection.colour ?? 'B' });
    return words('table-fits', {
      colour: this.selection.colour ?? 'B',
      count: lines.length,
      lines: lines.join(', '),
    });
  }

  /** What is typed so far, to show in the field. */
  get text(): string {
    return this.#game.columns.length > 0 ? this.typed : typedText(this.selection);
  }
}
