/* The table that is open. TablePage makes it; it is the same as long as the page is there. */
import { createContext } from 'svelte';
import type { Game } from './game.svelte';
import type { Stage } from './stage.svelte';

export const [openedTable, setOpenedTable] = createContext<{ game: Game; stage: Stage }>();
