/* What the status bar is about: one thing at a time, the most pressing first. */
import type { Position } from '../board/position';
import type { Seat } from '../net/messages';
import type { Game } from './game.svelte';
import type { Hand, Refusal } from './hand.svelte';
import type { Stage } from './stage.svelte';

export type Situation =
  | { kind: 'reconnecting'; until: number | null }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'asked'; matter: 'take-back' | 'stop'; seat: Seat; answering: Seat }
  | { kind: 'offered'; matter: 'take-back' | 'stop' }
  | { kind: 'over' }
  | { kind: 'stood-in'; seat: Seat }
  | { kind: 'place'; seat: Seat }
  | { kind: 'take'; seat: Seat }
  | { kind: 'column'; seat: Seat; line: number }
  | { kind: 'columns'; choosing: Seat[] }
  | { kind: 'compiling' }
  | { kind: 'away'; seat: Seat }
  | { kind: 'not-here'; seat: Seat }
  | { kind: 'choosing'; seat: Seat }
  | { kind: 'moving'; seat: Seat; move: string; count: number }
  | { kind: 'tiling' }
  | { kind: 'bonuses' }
  | { kind: 'dealing'; round: number }
  | { kind: 'revealing'; seats: Seat[] }
  | { kind: 'between' };

/** Whose turn it is to take tiles. */
const moverIn = (position: Position | null): Seat | null => (position?.phase === 'offer' ? position.toMove : null);

export function situationOf(game: Game, hand: Hand, stage: Stage): Situation {
  const { store, table, you } = game;
  const { connection } = store;
  if (connection.kind === 'waiting') return { kind: 'reconnecting', until: connection.until };
  if (connection.kind === 'connecting') return { kind: 'reconnecting', until: null };
  if (hand.refusal) return { kind: 'refused', refusal: hand.refusal };
  // A running animation comes before what follows, so that words and picture agree; any key or touch ends it.
  const { showing } = stage;
  if (showing?.kind === 'tiling') return { kind: 'tiling' };
  if (showing?.kind === 'deal') return { kind: 'dealing', round: stage.position?.round ?? 1 };
  if (showing?.kind === 'bonuses') return { kind: 'bonuses' };
  if (showing?.kind === 'take' && (game.over || !you.seats.includes(showing.seat)))
    return { kind: 'moving', seat: showing.seat, move: showing.move, count: showing.taken.count };
  // While one's own take is animated, the bar names the player who moves after it, even if others have moved meanwhile.
  const mover = moverIn(showing?.kind === 'take' ? stage.next : game.position);
  const turn = showing?.kind === 'take' && mover !== game.turn?.seat ? null : game.turn;
  if (!table || game.over) return { kind: 'over' };
  for (const { matter, seat, waiting } of table.offers) {
    const answering = you.seats.find((own) => waiting.includes(own));
    if (answering !== undefined) return { kind: 'asked', matter, seat, answering };
  }
  const own = table.offers.find(({ seat }) => you.seats.includes(seat));
  if (own && !turn) return { kind: 'offered', matter: own.matter };
  const replaced = you.seats.find((seat) => table.seats[seat - 1]?.stand_in && !table.seats[seat - 1]?.resigned);
  if (replaced !== undefined && !turn) return { kind: 'stood-in', seat: replaced };
  if (turn && game.columns.length > 0) return { kind: 'column', seat: turn.seat, line: game.columns[0]?.line ?? 1 };
  if (turn) return { kind: hand.selection.colour === null ? 'take' : 'place', seat: turn.seat };
  if (table.choosing.length > 0) return { kind: 'columns', choosing: table.choosing };
  if (table.revealing.length > 0) return { kind: 'revealing', seats: table.revealing };
  if (mover === null) return { kind: 'between' };
  const seat = table.seats[mover - 1];
  if (store.compiling && (seat?.who === 'computer' || seat?.stand_in)) return { kind: 'compiling' };
  if (seat?.who === 'person' && !seat.present && !seat.stand_in)
    return { kind: game.hasActed(mover) ? 'away' : 'not-here', seat: mover };
  return { kind: 'choosing', seat: mover };
}
