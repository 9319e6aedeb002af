/** What this browser keeps of tournaments: the secret of each that it has made or entered. */
import { keep, kept, names } from '../shell/storage';

export interface KeptTournament {
  id: string;
  title: string;
  secret: string;
  /** Unix seconds of when this browser entered. */
  since: number;
}

const START = 'tournament.';

export const tournamentKept = (id: string): KeptTournament | null => kept<KeptTournament>(START + id);

export function keepTournament(id: string, title: string, secret: string): void {
  keep(START + id, { id, title, secret, since: Math.floor(Date.now() / 1000) } satisfies KeptTournament);
}

/** All tournaments of this browser, newest first. */
export function tournaments(): KeptTournament[] {
  return names(START)
    .map((name) => kept<KeptTournament>(name))
    .filter((each) => each !== null)
    .sort((a, b) => b.since - a.since);
}
