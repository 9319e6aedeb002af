/** Unfinished games that the person who is signed in has begun on other devices: this browser has no secret for them. */
import { readViews } from '../net/api';
import { readOwnGames } from '../net/people';
import { keptPerson } from '../people/kept';
import { gameAt } from '../shell/games';
import type { Line } from './lines';

/** The newest of them, as many as one answer holds. The person plays there with their token. */
export async function elsewhere(): Promise<Line[]> {
  const me = keptPerson();
  if (!me) return [];
  const tables = (await readOwnGames()).tables.filter((table) => !gameAt(table));
  const views = tables.length ? await readViews(tables) : [];
  return views.flatMap((view): Line[] => {
    if (view === null || view.state === 'over') return [];
    const seats = view.seats.flatMap(({ person }, index) => (person === me.person ? [index + 1] : []));
    const game = { table: view.table, secret: '', seats, invite: null, since: view.made };
    return seats.length ? [{ game, view, played: null }] : [];
  });
}
