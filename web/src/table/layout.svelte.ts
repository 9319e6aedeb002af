/* Which of the three layouts the window has room for. Zooming in makes the window narrower, so it falls to the next one. */
import { MediaQuery } from 'svelte/reactivity';

export type Layout = 'wide' | 'medium' | 'phone';

const wide = new MediaQuery('min-width: 1100px');
const medium = new MediaQuery('min-width: 760px');

export function layout(): Layout {
  if (wide.current) return 'wide';
  return medium.current ? 'medium' : 'phone';
}
