/* Choosing a move on a board outside of a live table: by tiles and lines, or by keys. */
import {
  NOTHING_SELECTED,
  whyIllegal,
  typeColumn,
  typeKey,
  type Board,
  type Colour,
  type LegalColumn,
  type LegalMove,
  type Selection,
} from '../board';
import { words } from '../language/words.svelte';
import { settings } from '../shell/settings.svelte';

/** What can be chosen now. */
export interface Choosable {
  readonly board: Board | undefined;
  readonly legal: LegalMove[];
  readonly columns: LegalColumn[];
}

export class Choice {
  selection: Selection = $state.raw(NOTHING_SELECTED);
  /** Grey side: `2@4` as far as it is typed. */
  typed = $state('');
  #from: () => Choosable;

  constructor(from: () => Choosable) {
    this.#from = from;
  }

  get chosenColumn(): number | null {
    return this.#from().columns.find(({ move }) => move === this.typed)?.column ?? null;
  }

  /** Why the chosen colour cannot go to a line, by the line's number. */
  get reasons(): Record<number, string> {
    const { board } = this.#from();
    const { colour } = this.selection;
    if (!colour || !board) return {};
    const found = [1, 2, 3, 4, 5].map((line) => [line, whyIllegal(board, line, colour)] as const);
    return Object.fromEntries(found.flatMap(([line, why]) => (why ? [[line, words(why.id, why.args)]] : [])));
  }

  /** The props for the ring and the sheet. */
  readonly table = $derived.by(() => ({
    legal: this.#from().legal,
    selection: this.selection,
    words,
    onpick: this.pick,
    oncancel: this.cancel,
  }));

  /** The props for the board of the player who chooses. */
  readonly board = $derived.by(() => {
    const { legal, columns } = this.#from();
    const { selection, reasons, chosenColumn } = this;
    return { legal, columns, selection, words, reasons, chosenColumn };
  });

  pick = (source: number, colour: Colour | null): void => {
    this.selection = { source, colour, line: null };
  };

  cancel = (): void => {
    this.selection = NOTHING_SELECTED;
  };

  /** Clear the selection and the typed text. */
  clear(): void {
    this.selection = NOTHING_SELECTED;
    this.typed = '';
  }

  /** Take a key that is meant for the board; return the move if it completes one. Enter is left to a button in focus. */
  type(event: KeyboardEvent): LegalMove | LegalColumn | undefined {
    const button = event.target instanceof Element && event.target.closest('button, a');
    if (event.key === 'Enter' && button && !this.typed) return undefined;
    const { legal, columns } = this.#from();
    const options = { playAtOnce: settings.playAtOnce };
    let chosen: LegalMove | LegalColumn | undefined;
    if (columns.length > 0) {
      const key = typeColumn(this.typed, event.key, columns, options);
      if (!key) return undefined;
      ({ text: this.typed, play: chosen } = key);
    } else {
      const key = typeKey(this.selection, event.key, legal, options);
      if (!key) return undefined;
      ({ selection: this.selection, play: chosen } = key);
    }
    event.preventDefault();
    return chosen;
  }
}
