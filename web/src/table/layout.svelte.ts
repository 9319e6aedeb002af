/* The largest layout for which the window has room. Zooming in makes the window narrower, so that a smaller layout is used. */
import { MediaQuery } from 'svelte/reactivity';

/** `low` is a phone in landscape: everything needed for a move side by side, without scrolling. */
export type Layout = 'wide' | 'medium' | 'low' | 'phone';

const wide = new MediaQuery('min-width: 1100px');
/** Three opponents side by side need more room beside the factories. */
const wideForFour = new MediaQuery('min-width: 1250px');
const medium = new MediaQuery('min-width: 760px');
const low = new MediaQuery('(min-width: 560px) and (max-height: 500px)');
const portrait = new MediaQuery('(orientation: portrait)');

export function layout(players: number): Layout {
  if (low.current) return 'low';
  if (players > 3 ? wideForFour.current : wide.current) return 'wide';
  return medium.current ? 'medium' : 'phone';
}

/** Whether factories stand in rows: a ring would leave no room for the viewer's board. */
export const inRows = (players: number): boolean => {
  const now = layout(players);
  return now === 'phone' || now === 'low' || (now === 'medium' && portrait.current);
};
