/** The page without its server: the service worker that opens it, and what to do when a part of the page cannot be loaded. */

/** Let the page be opened without the server from the next visit on. Browsers allow it over https and on this machine. */
export function startOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true }); // so that it does not delay the first view
}

const KEY = 'tilewright.reloaded';
/** Milliseconds in which the page reloads itself only once. */
const PAUSE = 60_000;

/** The server has a newer version: load the page again, unless that was tried a moment ago. Games are on the server. */
export function reloadOnce(): boolean {
  try {
    const last = Number(window.sessionStorage.getItem(KEY));
    if (Date.now() - last < PAUSE) return false;
    window.sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return false; // without storage it could reload for ever
  }
  window.location.reload();
  return true;
}

/** Why a part of the page could not be loaded: there is no server, or it has another version. */
export async function whyNotLoaded(): Promise<'offline' | 'outdated'> {
  const answer = await fetch('/api/health').catch(() => null);
  return answer && answer.status < 500 ? 'outdated' : 'offline';
}
