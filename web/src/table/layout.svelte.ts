/* Which of the three layouts the window has room for. Zooming in makes the window narrower, so it falls to the next one. */
import { MediaQuery } from 'svelte/reactivity';

export type Layout = 'wide' | 'medium' | 'phone';

const wide = new MediaQuery('min-width: 1100px');
/** Three opponents side by side need more room beside the factories. */
const wideForFour = new MediaQuery('min-width: 1250px');
const medium = new MediaQuery('min-width: 760px');

export function layout(players: number): Layout {
  if (players > 3 ? wideForFour.current : wide.current) return 'wide';
  return medium.current ? 'medium' : 'phone';
}
