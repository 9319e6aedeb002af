/** Where the page is: its route, followed by the back button like any page of the web. */
import { address, readAddress, type Route } from './addresses';

export { address, invitation, link, readLink, type Route } from './addresses';

let current = $state.raw<Route>({ page: 'start' });
let visited = $state(0);

/** Where we are. */
export function route(): Route {
  return current;
}

/** How many places were visited: a step that replaces an address does not count. */
export function visits(): number {
  return visited;
}

function arrive(): void {
  current = readAddress(window.location.hash);
}

function travel(): void {
  arrive();
  visited += 1;
}

/** Begin to follow the address. An invitation comes in at `/join/fi#CODE`: from here on the page is at `/` again. */
export function startRouter(): () => void {
  arrive();
  if (window.location.pathname !== '/') window.history.replaceState(null, '', `/${address(current)}`);
  window.addEventListener('hashchange', travel);
  return () => window.removeEventListener('hashchange', travel);
}

/** Go somewhere: a new entry in the history, unless it replaces this one (a form that is done, a step of a slider). */
export function go(to: Route, { replace = false } = {}): void {
  const hash = address(to);
  if (replace) {
    window.history.replaceState(null, '', hash);
    return arrive();
  }
  if (window.location.hash !== hash) window.history.pushState(null, '', hash);
  travel();
}
