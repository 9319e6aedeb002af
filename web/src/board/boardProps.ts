/** What a player's board is given. */

import type { Position } from './position';
import type { Forecast, Hint, LastMove, LegalColumn, LegalMove, Lit, Selection, Words, Worths } from './types';

export interface BoardProps {
  position: Position;
  /** 1 to 4. */
  seat: number;
  name: string;
  /** The computer plays here: its picture has another shape than a person's. */
  computer?: boolean;
  /** The link of the name: people with a lasting name have a page. */
  profile?: string | null;
  /** A word under the name, before the caption: "program". */
  mark?: string;
  words: Words;
  /** A line under the name: "Computer, level 3", "plays next". */
  caption?: string;
  forecast?: Forecast | null;
  lastMove?: LastMove | null;
  /** Scores while they are being counted, by seat; motion provides them. */
  scores?: ReadonlyMap<number, number>;
  /** Own board only: what may be taken and where it may go. */
  legal?: readonly LegalMove[];
  selection?: Selection;
  /** Why the chosen colour cannot go to a line, by line: the host's words. */
  reasons?: Readonly<Record<number, string>>;
  hint?: Hint | null;
  /** What the moves are worth, where the host knows: shown in the rows and on the columns. */
  worths?: Worths | null;
  /** Grey side: the columns the viewer may choose now, and the one that was typed. */
  columns?: readonly LegalColumn[];
  chosenColumn?: number | null;
  /** The best of these columns, while a hint is shown. */
  bestColumn?: number | null;
  /** Spaces of the wall to point out. */
  lit?: Lit;
  /** Own board only: whether "you" stands after the name; not for watchers, nor where the name is "You". */
  you?: boolean;
  /** Phones show names and scores elsewhere. */
  header?: boolean;
  onplace?: (move: LegalMove) => void;
  oncolumn?: (choice: LegalColumn) => void;
}
