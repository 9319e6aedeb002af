/* Who won and why, in words. */
import { BONUSES } from '../../board/position';
import { listAnd } from '../../language/numbers';
import { words } from '../../language/words.svelte';
import type { Result } from '../../net/messages';
import type { Player } from '../players';

/** Points before the bonuses of the game's end. */
export const tilesPoints = (seat: Result['seats'][number]): number =>
  seat.score - BONUSES.rows * seat.rows - BONUSES.columns * seat.columns - BONUSES.colours * seat.colours;

const named = (seats: readonly number[], players: readonly Player[]): string =>
  listAnd(seats.map((seat) => players[seat - 1]?.name ?? ''));

/** The players who could win, and did not. Those who gave up or ran out of time could not. */
const rivals = ({ winners }: Result, players: readonly Player[]): Player[] =>
  players.filter(({ seat, view }) => !winners.includes(seat) && !view.resigned);

/** The players who gave up or ran out of time, where that decided: all of them if nobody else, or only the winner, was left;
 *  otherwise those who would have won or shared the victory. */
function deciders({ reason, winners, seats }: Result, players: readonly Player[]): Player[] {
  const out = players.filter(({ view }) => view.resigned);
  if (reason === 'stopped') return out.length === players.filter(({ view }) => view.who === 'person').length ? out : [];
  const winner = seats[(winners[0] ?? 0) - 1];
  if (!winner || (winners.length === 1 && out.length === players.length - 1)) return out;
  return out.filter(({ seat }) => (seats[seat - 1]?.rank ?? Infinity) <= winner.rank);
}

/** The reader's seat, where only one of them is on this device: then sentences are about "you". */
function ownSeat(players: readonly Player[]): number | null {
  const own = players.filter(({ you }) => you);
  return own.length === 1 ? (own[0]?.seat ?? null) : null;
}

export function verdict(result: Result, players: readonly Player[]): string {
  const { winners, reason } = result;
  const names = named(winners, players);
  if (reason === 'stopped' || winners.length === 0) return words('end-stopped');
  const own = ownSeat(players);
  if (winners.length > 1 && own !== null && winners.includes(own))
    return words('end-shared-you', {
      names: named(
        winners.filter((seat) => seat !== own),
        players,
      ),
    });
  if (winners.length > 1) return words('end-shared', { names });
  // With more than two players the winner's name says more than "you lost".
  const lost = own !== null && players.length === 2;
  const you = own === winners[0] ? 'yes' : lost ? 'lost' : 'no';
  if (deciders(result, players).length > 0) return words('end-by-resignation', { name: names, you });
  if (result.by_rows) return words('end-by-rows', { name: names, you });
  const score = (seat: number) => result.seats[seat - 1]?.score ?? 0;
  const second = Math.max(...rivals(result, players).map(({ seat }) => score(seat)));
  return words('end-wins', { name: names, points: score(winners[0] ?? 1) - second, you });
}

/** The reason for the result: who gave up or ran out of time, the tie-break, a shared victory, or the lead before the
 *  bonuses. */
export function because(result: Result, players: readonly Player[]): string {
  const { winners, seats, reason } = result;
  const you = ownSeat(players);
  const out = deciders(result, players);
  if (out.length > 0)
    return out
      .map(({ seat, name, view }) =>
        words(view.timed_out ? 'say-timed-out' : 'end-resigned-why', { name, you: seat === you ? 'yes' : 'no' }),
      )
      .join(' ');
  if (reason === 'stopped') return words('end-stopped-why');
  const [winner = 1] = winners;
  const first = seats[winner - 1];
  if (!first) return '';
  if (winners.length > 1) return words('end-shared-why', { points: first.score, count: first.rows });
  const others = rivals(result, players).map(({ seat }) => ({ seat, ...(seats[seat - 1] ?? first) }));
  if (result.by_rows) {
    const level = others.filter(({ score }) => score === first.score);
    return words('end-by-rows-why', {
      points: first.score,
      rows: first.rows,
      others: Math.max(...level.map(({ rows }) => rows)),
    });
  }
  if (reason === 'exhausted') return words('end-exhausted-why');
  const own = tilesPoints(first);
  const most = Math.max(...others.map(tilesPoints));
  const leader = others.find((other) => tilesPoints(other) === most)?.seat ?? winner;
  if (own < most)
    return words('end-turned', {
      leader: named([leader], players),
      most,
      name: named(winners, players),
      points: own,
      you: leader === you ? 'leader' : winner === you ? 'winner' : 'no',
    });
  if (most === own) return words('end-level', { points: own });
  return words('end-led', {
    name: named(winners, players),
    most: own,
    points: most,
    you: winner === you ? 'yes' : 'no',
  });
}

/** The end said aloud: the verdict and everybody's points. */
export function sayVerdict(result: Result, players: readonly Player[]): string {
  const scores = players.map(({ name, seat }) =>
    words('score-of', { name, points: result.seats[seat - 1]?.score ?? 0 }),
  );
  return `${verdict(result, players)}. ${scores.join(', ')}.`;
}
