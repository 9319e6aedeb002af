/**
 * The browser's local storage, as JSON under prefixed names. A browser may refuse to keep anything (private windows,
 * settings), or have no room left: then everything works until the tab is closed, and `storageWorks` and `storageFull`
 * say so, so that the page can report it.
 */
const PREFIX = 'tilewright.';
/** What could not be written; it overrides what was written earlier under the same name. */
const memory = new Map<string, string>();
let full = false;

function open(): Storage | null {
  try {
    const storage = window.localStorage;
    const probe = `${PREFIX}probe`;
    storage.setItem(probe, '1');
    storage.removeItem(probe);
    return storage;
  } catch {
    return null;
  }
}

let storage: Storage | null | undefined;

function place(): Storage | null {
  if (storage === undefined) storage = open();
  return storage;
}

/** Whether stored values survive this tab. */
export function storageWorks(): boolean {
  return place() !== null;
}

/** Whether the browser had no room for something that was to be kept. */
export function storageFull(): boolean {
  return full;
}

/** What was kept under a name; null if nothing, or nothing readable. */
export function kept<T>(name: string): T | null {
  try {
    const text = memory.get(name) ?? place()?.getItem(PREFIX + name) ?? null;
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Keep something under a name; false if it lasts only until the tab is closed. */
export function keep(name: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  memory.set(name, text);
  try {
    const storage = place();
    storage?.setItem(PREFIX + name, text);
    if (storage) memory.delete(name);
    return storage !== null;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') full = true;
    else storage = null; // forbidden meanwhile
    return false;
  }
}

/** Delete what is kept under a name. */
export function forget(name: string): void {
  memory.delete(name);
  full = false; // there may be room again
  try {
    place()?.removeItem(PREFIX + name);
  } catch {
    storage = null;
  }
}

/** All names in the storage that begin with `start`. */
export function names(start: string): string[] {
  const found = new Set([...memory.keys()].filter((name) => name.startsWith(start)));
  const storage = place();
  for (let i = 0; storage && i < storage.length; i += 1) {
    const key = storage.key(i);
    if (key?.startsWith(PREFIX + start)) found.add(key.slice(PREFIX.length));
  }
  return [...found];
}

/** Call back when another tab changes what is kept under a name (null: everything was cleared). */
export function onChange(listener: (name: string | null) => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === null) listener(null);
    else if (event.key.startsWith(PREFIX)) listener(event.key.slice(PREFIX.length));
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
