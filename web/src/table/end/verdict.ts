/* Who won and why, in words. */
import { listAnd } from '../../language/numbers';
import { words } from '../../language/words.svelte';
import type { Result } from '../../net/messages';
import type { Player } from '../players';

const BONUS = { rows: 2, columns: 7, colours: 10 } as const;

/** Points before the bonuses of the game's end. */
export const tilesPoints = (seat: Result['seats'][number]): number =>
  seat.score - BONUS.rows * seat.rows - BONUS.columns * seat.columns - BONUS.colours * seat.colours;

const named = (seats: readonly number[], players: readonly Player[]): string =>
  listAnd(seats.map((seat) => players[seat - 1]?.name ?? ''));

/** By how much the winner is ahead of the best of the others. */
function margin({ winners, seats }: Result): number {
  const best = seats[(winners[0] ?? 1) - 1]?.score ?? 0;
  const others = seats.filter((_, index) => !winners.includes(index + 1)).map(({ score }) => score);
  return best - Math.max(0, ...others);
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
  if (reason === 'resigned' || reason === 'time') return words('end-by-resignation', { name: names, you });
  if (result.by_rows) return words('end-by-rows', { name: names, you });
  return words('end-wins', { name: names, points: margin(result), you });
}

/** The reason for the result: the tie-break, a shared victory, or the lead before the bonuses. */
export function because(result: Result, players: readonly Player[]): string {
  const { winners, seats, reason } = result;
  const you = ownSeat(players);
  if (reason === 'stopped') return words('end-stopped-why');
  if (reason === 'resigned' || reason === 'time') {
    const resigned = players.filter(({ view }) => view.resigned).map(({ seat }) => seat);
    const alone = resigned.length === 1 && resigned[0] === you;
    const why = reason === 'time' ? 'say-timed-out' : 'end-resigned-why';
    return words(why, { name: named(resigned, players), you: alone ? 'yes' : 'no' });
  }
  const first = seats[(winners[0] ?? 1) - 1];
  if (!first) return '';
  if (winners.length > 1) return words('end-shared-why', { points: first.score, count: first.rows });
  if (result.by_rows) {
    const rest = seats.filter(({ score }, index) => score === first.score && !winners.includes(index + 1));
    return words('end-by-rows-why', {
      points: first.score,
      rows: first.rows,
      others: Math.max(...rest.map(({ rows }) => rows), 0),
    });
  }
  if (reason === 'exhausted') return words('end-exhausted-why');
  const tiles = seats.map(tilesPoints);
  const most = Math.max(...tiles);
  const leader = tiles.indexOf(most) + 1;
  const own = tiles[(winners[0] ?? 1) - 1] ?? 0;
  if (own < most)
    return words('end-turned', {
      leader: named([leader], players),
      most,
      name: named(winners, players),
      points: own,
      you: leader === you ? 'leader' : winners[0] === you ? 'winner' : 'no',
    });
  const second = Math.max(...tiles.filter((_, index) => index !== (winners[0] ?? 1) - 1));
  if (second === own) return words('end-level', { points: own });
  return words('end-led', {
    name: named(winners, players),
    most,
    points: second,
    you: winners[0] === you ? 'yes' : 'no',
  });
}

/** The end said aloud: the verdict and everybody's points. */
export function sayVerdict(result: Result, players: readonly Player[]): string {
  const scores = players.map(({ name, seat }) =>
    words('score-of', { name, points: result.seats[seat - 1]?.score ?? 0 }),
  );
  return `${verdict(result, players)}. ${scores.join(', ')}.`;
}
