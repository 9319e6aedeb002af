/* A table as it is shown: everything that components draw, derived from the store. */
import { whyIllegal, type WhyIllegal } from '../board/illegal';
import { lastMoveOf } from '../board/picture';
import { parsePosition, type Board, type Position } from '../board/position';
import type { LastMove, LegalColumn, LegalMove } from '../board/types';
import type { Seat, TableView, Turn, You } from '../net/messages';
import type { TableStore } from '../net/store.svelte';
import { words } from '../language/words.svelte';
import { historyOf, lastTake, takesOf, type Entry, type Take } from './history';
import { legalColumns, legalMoves } from './legal';
import { mainSeat, playersOf, seatsAfter, type Player } from './players';

/** Parses a board's text (`score;wall;lines;floor`) as part of an otherwise empty position. */
function boardOf(text: string, position: string): Board | null {
  const fields = position.split(' ');
  const seats = Number(fields[0]?.[0] ?? 2);
  const whole = [...fields.slice(0, 9), ...Array<string>(seats).fill(text)].join(' ');
  return parsePosition(whole).boards[0] ?? null;
}

/** The position everybody sees, with the columns that this browser's seats have chosen in secret so far. */
export function shownPosition(text: string, turns: readonly Turn[]): Position {
  const position = parsePosition(text);
  const boards = position.boards.map((board, index) => {
    const own = turns.find((turn) => turn.seat === index + 1)?.board;
    return own ? (boardOf(own, text) ?? board) : board;
  });
  return { ...position, boards };
}

export class Game {
  readonly store: TableStore;
  /** Whose board a watcher wants to see large. */
  wished: Seat | null = $state(null);

  constructor(store: TableStore) {
    this.store = store;
  }

  table: TableView | null = $derived.by(() => this.store.knowledge?.table ?? null);
  you: You = $derived.by(() => this.store.knowledge?.you ?? { seats: [], turns: [], can_undo: [] });
  players: Player[] = $derived.by(() => (this.table ? playersOf(this.table, this.you) : []));
  entries: Entry[] = $derived.by(() => historyOf(this.store.knowledge?.log ?? []));
  takes: Take[] = $derived.by(() => takesOf(this.entries));
  position: Position | null = $derived.by(() =>
    this.table?.position ? shownPosition(this.table.position, this.you.turns) : null,
  );
  lastMove: LastMove | null = $derived.by(() => this.#lastMove());
  over = $derived.by(() => this.table?.state === 'over');
  watching = $derived.by(() => this.you.seats.length === 0);
  connected = $derived.by(() => this.store.connection.kind === 'open');

  /** The turn of this browser that is being answered: the only one, or, when columns are chosen, the first. */
  turn: Turn | null = $derived.by(() => this.you.turns[0] ?? null);
  toMove: Seat | null = $derived.by(() => (this.position?.phase === 'offer' ? this.position.toMove : null));
  main: Seat = $derived.by(() =>
    mainSeat(this.you.seats, this.turn ? [this.turn.seat] : [], this.toMove, this.players.length || 2, this.wished),
  );
  opponents: Player[] = $derived.by(() =>
    seatsAfter(this.main, this.players.length).flatMap((seat) => this.players[seat - 1] ?? []),
  );
  legal: LegalMove[] = $derived.by(() => (this.turn ? legalMoves(this.turn.moves) : []));
  columns: LegalColumn[] = $derived.by(() => {
    const board = this.turn ? this.position?.boards[this.turn.seat - 1] : null;
    return this.turn && board ? legalColumns(this.turn.moves, board) : [];
  });
  /** Whether other people sit here: then everybody sees who uses hints and the evaluation. */
  amongPeople = $derived.by(() => this.players.some(({ you, view }) => !you && view.who === 'person'));

  /** Whether somebody else plays, so that the computer may stand in for this seat. */
  isAwaited(seat: Seat): boolean {
    return this.players.some((other) => other.seat !== seat && other.view.who === 'person' && !other.view.stand_in);
  }

  #lastMove(): LastMove | null {
    const take = lastTake(this.entries);
    return take && lastMoveOf(take.seat, take.move, take, this.takerOf(take.seat));
  }

  /** Whether a seat has acted at this table yet. In a rematch some people may not have arrived. */
  hasActed(seat: Seat): boolean {
    return (this.store.knowledge?.log ?? []).some(
      ({ event }) =>
        (event.kind === 'played' && event.seat === seat && event.by === 'person') ||
        (event.kind === 'chose' && event.seat === seat),
    );
  }

  player(seat: Seat): Player | undefined {
    return this.players[seat - 1];
  }

  nameOf(seat: Seat): string {
    return this.players[seat - 1]?.name ?? words('seat', { seat });
  }

  /** Whether a seat is the reader's, and the only one on this device: then it is "you". */
  isYou(seat: Seat): boolean {
    return this.you.seats.length === 1 && this.you.seats[0] === seat;
  }

  /** The name that the board shows when a seat takes tiles; empty for "you". */
  takerOf(seat: Seat): string {
    return this.isYou(seat) ? '' : (this.players[seat - 1]?.name ?? '');
  }

  /** The name of a seat where it stands alone, not in a sentence. */
  labelOf(seat: Seat): string {
    return this.players[seat - 1]?.label ?? words('seat', { seat });
  }

  /** Why a colour cannot go to a line of the main board, by line. */
  reasonsFor(colour: LegalMove['colour'] | null): Record<number, string> {
    const said = [1, 2, 3, 4, 5].flatMap((line) => {
      const why = this.whyIllegal(colour, line);
      return why ? [[line, words(why.id, why.args)] as const] : [];
    });
    return Object.fromEntries(said);
  }

  /** Why a colour cannot go to a line of the viewer's board; null if nothing visible forbids it. */
  whyIllegal(colour: LegalMove['colour'] | null, line: number): WhyIllegal | null {
    const board = this.position?.boards[this.main - 1];
    return board && colour !== null ? whyIllegal(board, line, colour) : null;
  }
}
