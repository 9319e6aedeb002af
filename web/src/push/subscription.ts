/** Notices of turns (Web Push): the browser gets an address at its maker's push service, and the server sends notices there. */
import { endPush, readPushKey, startPush } from '../net/api';
import type { Clock, Language } from '../net/messages';
import type { Game } from '../shell/games';
import { forget, keep, kept } from '../shell/storage';

const START = 'push.';

/** A table whose moves may take an hour or more: players need not stay there. The server sends notices only for such tables. */
export const isSlow = (clock: Clock): boolean => (clock.per_move ?? 0) >= 3600;

/** Whether this browser has asked to be told of its turns at a table. */
export const isTold = (table: string): boolean => kept<string>(START + table) !== null;

/** The server's key; null where the browser or the server has no notices. */
export async function pushKey(): Promise<string | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return null;
  return (await readPushKey().catch(() => null))?.key ?? null;
}

async function addressOf(key: string): Promise<PushSubscriptionJSON> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return (await pushManager.subscribe(options)).toJSON();
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
    await (await pushManager.getSubscription())?.unsubscribe(); // the server has a new key
    return (await pushManager.subscribe(options)).toJSON();
  }
}

/** Subscribe to notices of this browser's turns at a table; `denied` if the person or the browser does not allow it. */
export async function subscribe(game: Game, key: string, language: Language): Promise<'on' | 'denied'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const { endpoint, keys } = await addressOf(key);
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('The browser gave no address.');
  await startPush(game.table, { endpoint, p256dh: keys.p256dh, auth: keys.auth, language }, game.secret);
  keep(START + game.table, endpoint);
  return 'on';
}

/** End the subscription. */
export async function unsubscribe(game: Game): Promise<void> {
  const endpoint = kept<string>(START + game.table);
  if (endpoint !== null) await endPush(game.table, endpoint, game.secret);
  forget(START + game.table);
}
