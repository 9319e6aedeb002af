/** The unfinished games, and how many of them wait for a move from this browser: shown in the tab's title on every page. */
import { setAwaited } from '../shell/frame.svelte';
import { games, type Game } from '../shell/games';
import { askAll, askElsewhere, isMine, MOST_ASKED, type Line } from './lines';
import { playedAt } from './played';

const EVERY_MS = 60_000;

/** The unfinished games of this browser, newest first. */
const unfinished = (): Game[] => games().filter(({ table }) => playedAt(table) === null);

/** The finished games of this browser, newest first: this device knows how they ended. */
export const finished = (): Line[] =>
  games().flatMap((game) => {
    const played = playedAt(game.table);
    return played ? [{ game, view: null, played }] : [];
  });

/** The unfinished games of this browser and of the signed-in person; the title then counts those that wait. */
export async function askUnfinished(): Promise<Line[]> {
  const asked = unfinished().slice(0, MOST_ASKED);
  const [here, elsewhere] = await Promise.all([asked.length ? askAll(asked) : [], askElsewhere()]);
  const lines = [...here, ...elsewhere];
  setAwaited(lines.filter(({ view, game }) => view && isMine(view, game)).map(({ game }) => game.table));
  return lines;
}

/** Ask now and then, as long as the page is there. */
export function watchGames(): void {
  void askUnfinished();
  setInterval(() => void askUnfinished(), EVERY_MS);
}
