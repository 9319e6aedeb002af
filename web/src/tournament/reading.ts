/** What a tournament's view says, in the forms that the page shows. */
import type { TournamentGame, TournamentView } from '../net/messages';

/** Points in halves: `4½`, `½`, `0`. */
export function halves(points: number): string {
  const whole = Math.floor(points);
  if (points === whole) return String(whole);
  return `${whole || ''}½`;
}

/** A time to come as a clock shows it: `2:40`, `1:02:40`. */
export function countdown(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(left / 3600), Math.floor(left / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`;
}

/** Whether "a minute is left" is true now: no longer when ten seconds of it have passed. */
export function isMinuteLeft(until: number, now: number): boolean {
  const left = until - now;
  return left > 50 && left <= 60;
}

/** The game of this device's player that is not over. */
export function ownGame(view: TournamentView): TournamentGame | null {
  const player = view.you?.player ?? null;
  return player === null ? null : (view.games.find(({ seats }) => seats.includes(player)) ?? null);
}

/** Whether this device's player has said that they are ready for their game. */
export function isReady(view: TournamentView, game: TournamentGame): boolean {
  return game.ready[game.seats.indexOf(view.you?.player ?? -1)] ?? false;
}

/** Whom this device's player meets. */
export function opponentIn(view: TournamentView, game: TournamentGame): string {
  const other = game.seats.find((player) => player !== view.you?.player);
  return view.players[other ?? 0]?.name ?? '';
}

/** The names of those on the first place. */
export const winners = (view: TournamentView): string[] =>
  view.standings.filter(({ place }) => place === 1).map(({ player }) => view.players[player]?.name ?? '');

/** The view with a word for players whose names were deleted. */
export const withNames = (view: TournamentView, nobody: string): TournamentView => ({
  ...view,
  players: view.players.map((player) => ({ ...player, name: player.name || nobody })),
});
