/** Where the page is: its route, followed by the back button like any page of the web. */
import { address, readAddress, type Route } from './addresses';

export { address, invitation, link, readLink, type Route } from './addresses';

let current = $state.raw<Route>({ page: 'start' });

/** Where we are. */
export function route(): Route {
  return current;
}

function arrive(): void {
  current = readAddress(window.location.hash);
}

/** Begin to follow the address. An invitation comes in at `/join/fi#CODE`: from here on the page is at `/` again. */
export function startRouter(): () => void {
  arrive();
  if (window.location.pathname !== '/') window.history.replaceState(null, '', `/${address(current)}`);
  window.addEventListener('hashchange', arrive);
  return () => window.removeEventListener('hashchange', arrive);
}

/** Go somewhere: a new entry in the history, unless it replaces this one (a form that is done, a step of a slider). */
export function go(to: Route, { replace = false } = {}): void {
  const hash = address(to);
  if (replace) window.history.replaceState(null, '', hash);
  else if (window.location.hash !== hash) window.history.pushState(null, '', hash);
  arrive();
}
