/** How many games of this browser wait for somebody here: shown in the tab's title, also while another page is open. */
import { setAwaited } from '../shell/frame.svelte';
import { games } from '../shell/games';
import { route } from '../shell/router.svelte';
import { askAll, isMine, MOST_ASKED, type Line } from './lines';
import { playedAt } from './played';

const EVERY_MS = 60_000;

/** The unfinished games of this browser, newest first. */
export const unfinished = () => games().filter(({ table }) => playedAt(table) === null);

/** Tell the title; the table that is open speaks for itself. */
export function count(lines: readonly Line[]): void {
  const here = route();
  const open = 'table' in here ? here.table : null;
  setAwaited(lines.filter(({ view, game }) => view && game.table !== open && isMine(view, game)).length);
}

async function look(): Promise<void> {
  const asked = unfinished().slice(0, MOST_ASKED);
  if (asked.length) count(await askAll(asked));
  else setAwaited(0);
}

/** Ask now and then, as long as the page is there. */
export function watchGames(): void {
  void look();
  setInterval(() => void look(), EVERY_MS);
}
