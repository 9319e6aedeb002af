/** How many games wait for a move from this browser: shown in the tab's title, also while another page is open. */
import { setAwaited } from '../shell/frame.svelte';
import { games } from '../shell/games';
import { askAll, askElsewhere, isMine, MOST_ASKED, type Line } from './lines';
import { playedAt } from './played';

const EVERY_MS = 60_000;

/** The unfinished games of this browser, newest first. */
export const unfinished = () => games().filter(({ table }) => playedAt(table) === null);

/** Tell the title which games wait. */
export function count(lines: readonly Line[]): void {
  setAwaited(lines.filter(({ view, game }) => view && isMine(view, game)).map(({ game }) => game.table));
}

async function look(): Promise<void> {
  const asked = unfinished().slice(0, MOST_ASKED);
  count([...(asked.length ? await askAll(asked) : []), ...(await askElsewhere())]);
}

/** Ask now and then, as long as the page is there. */
export function watchGames(): void {
  void look();
  setInterval(() => void look(), EVERY_MS);
}
