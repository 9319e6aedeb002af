/**
 * The games of this browser with their state from the server. Games whose table is gone are removed, unless this device
 * knows how they ended.
 */
import { parsePosition } from '../board/position';
import { duration } from '../language/duration';
import { date } from '../language/numbers';
import { words } from '../language/words.svelte';
import { ProblemError, readTable, readViews } from '../net/api';
import type { TableView } from '../net/messages';
import { keptPerson } from '../people/kept';
import { forgetGame, type Game } from '../shell/games';
import { dayOf, keepPlayed, outcomeOf, playedAt, playedOf, scoresOf, type Played, type PlayedSeat } from './played';

/** A table whose moves may take this long is slow. */
const SLOW_S = 3600;

export interface Line {
  game: Game;
  /** Null where the server does not answer or no longer has the table. */
  view: TableView | null;
  /** How it ended, if it did. */
  played: Played | null;
}

/** What is known of a game; null if its table is gone and this device does not know how it ended. */
async function ask(game: Game): Promise<Line | null> {
  const before = playedAt(game.table);
  try {
    const view = await readTable(game.table);
    const now = playedOf(view, game.seats);
    if (now) keepPlayed(now);
    return { game, view, played: now };
  } catch (error) {
    if (!before && error instanceof ProblemError && error.code === 'no-such-table') {
      forgetGame(game.table);
      return null;
    }
    return { game, view: null, played: before };
  }
}

/** As many games as one request may ask for. */
export const MOST_ASKED = 20;

/** The same for several games in one request. */
export async function askAll(games: readonly Game[]): Promise<Line[]> {
  const asked = games.slice(0, MOST_ASKED);
  const views = await readViews(asked.map(({ table }) => table)).catch(() => []);
  const lines = asked.map(async (game, index): Promise<Line | null> => {
    const view = views[index];
    if (view === undefined) return { game, view: null, played: playedAt(game.table) };
    if (view === null) return ask(game);
    const now = playedOf(view, game.seats);
    if (now) keepPlayed(now);
    return { game, view, played: now };
  });
  return (await Promise.all(lines)).filter((line) => line !== null);
}

/** The same for games that the person who is signed in has begun on other devices; none for a guest. */
export async function askElsewhere(): Promise<Line[]> {
  if (!keptPerson()) return [];
  try {
    return await (await import('./elsewhere')).elsewhere();
  } catch {
    return []; // the games of this device are still shown
  }
}

/** Games that wait for somebody here come first, those with the least time left before the others. */
export function byUrgency(a: Line, b: Line): number {
  return rank(a) - rank(b) || due(a) - due(b) || b.game.since - a.game.since;
}

const rank = ({ view, game, played }: Line): number => (played ? 3 : !view ? 2 : isMine(view, game) ? 0 : 1);

const due = ({ view, game }: Line): number =>
  view && isMine(view, game) ? (view.deadline ?? Number.MAX_VALUE) : Number.MAX_VALUE;

/** Whether a seat of this browser is to act. */
export function isMine(view: TableView, game: Game): boolean {
  if (view.state !== 'playing' || !view.position) return false;
  if (view.choosing.length) return view.choosing.some((seat) => game.seats.includes(seat));
  const { toMove } = parsePosition(view.position);
  return toMove !== null && game.seats.includes(toMove);
}

/** The names of players, computers with their level. */
export function namesOf(
  players: readonly { who: PlayedSeat['who'] | 'open'; name: string | null; level: number | null }[],
) {
  return players
    .map(({ who, name, level }) =>
      who === 'computer'
        ? [name, words('computer-level', { level: level ?? 5 })].filter(Boolean).join(', ')
        : (name ?? words(who === 'open' ? 'open-seat' : 'guest')),
    )
    .join(' · ');
}

/** Who else sits at a table; everybody if all seats are this browser's. */
export function others(view: TableView, game: Game): string {
  const rest = view.seats.filter((_, index) => !game.seats.includes(index + 1));
  return namesOf(rest.length ? rest : view.seats);
}

/** How a game ended, in a few words: “won 54 : 40, 16 November 2026”. */
export function ending(game: Played): string {
  return words('game-ended', { outcome: outcomeOf(game), scores: scoresOf(game), date: date(dayOf(game)) });
}

/** How a game stands, in a few words. */
export function stage({ view, game, played }: Line): string {
  if (played) return ending(played);
  if (!view) return words('game-unreachable');
  if (view.state === 'waiting') return words('game-waiting');
  if (view.state === 'over') return words('game-over');
  const position = view.position ? parsePosition(view.position) : null;
  const untouched = position?.round === 1 && position.factories.every((factory) => factory.length);
  if (untouched && (view.clock?.per_move ?? 0) >= SLOW_S && !isMine(view, game)) return words('game-begun');
  const state = words(isMine(view, game) ? 'game-your-turn' : 'game-their-turn', { round: position?.round ?? 1 });
  if (view.deadline === null || !isMine(view, game)) return state;
  return words('game-time-left', { state, time: duration(Math.max(0, Math.round(view.deadline - view.now))) });
}
