/* Who sits where, as the page names them. */
import { isolated } from '../language/names';
import { words } from '../language/words.svelte';
import { address } from '../shell/router.svelte';
import type { Seat, SeatView, TableView, You } from '../net/messages';

export interface Player {
  seat: Seat;
  /** The name in sentences. */
  name: string;
  /** The name where it stands alone. */
  label: string;
  /** A line under the name: the kind of player, or a special state such as absence. */
  caption: string;
  you: boolean;
  /** Not a person: the computer, or a program with a lasting name. */
  machine: boolean;
  /** The address of its page, if it has a lasting name. */
  profile: string | null;
  /** Beside the name: that it is a program. */
  mark: string;
  view: SeatView;
}

function nameOf(view: SeatView, seat: Seat, computers: number): string {
  if (view.name) return isolated(view.name);
  if (view.who !== 'computer') return words('player-number', { seat });
  return computers > 1 ? words('computer-number', { seat }) : words('computer');
}

/** On its own: a seat of this browser without a nickname is simply "You". */
function labelOf(view: SeatView, seat: Seat, computers: number, you: You): string {
  if (view.name) return isolated(view.name);
  if (you.seats.length === 1 && you.seats[0] === seat) return words('starts-you');
  return view.who === 'computer' && computers === 1 ? words('computer-label') : nameOf(view, seat, computers);
}

function captionOf(view: SeatView): string {
  if (view.timed_out) return words('table-timed-out');
  if (view.resigned) return words('table-resigned');
  if (view.vacation && view.vacation.until > Date.now() / 1000) return words('table-vacation');
  if (view.stand_in) return words('table-stand-in');
  if (view.who === 'computer') return words('computer-level', { level: view.level ?? 0 });
  if (view.who === 'person' && !view.present) return words('table-away');
  return '';
}

export function playersOf(table: TableView, you: You): Player[] {
  const computers = table.seats.filter(({ who }) => who === 'computer').length;
  return table.seats.map((view, index) => ({
    seat: index + 1,
    name: nameOf(view, index + 1, computers),
    label: labelOf(view, index + 1, computers, you),
    caption: captionOf(view),
    you: you.seats.includes(index + 1),
    machine: view.who === 'computer' || view.program,
    profile: view.person && address({ page: 'person', person: view.person }),
    mark: view.program ? words('program') : '',
    view,
  }));
}

/** All seats in turn order, beginning after one. */
export function seatsAfter(seat: Seat, players: number): Seat[] {
  return Array.from({ length: players - 1 }, (_, index) => ((seat + index) % players) + 1);
}

/** The board that is shown large: of the viewer's seats the one that acts, else the one whose turn comes next. Watchers see
 *  the first board, or the one they asked for. */
export function mainSeat(
  own: readonly Seat[],
  acting: readonly Seat[],
  toMove: Seat | null,
  players: number,
  wished: Seat | null,
): Seat {
  if (own.length === 0) return wished ?? 1;
  const acts = own.find((seat) => acting.includes(seat));
  if (acts !== undefined) return acts;
  const order = toMove === null ? own : [toMove, ...seatsAfter(toMove, players)];
  return order.find((seat) => own.includes(seat)) ?? own[0] ?? 1;
}
