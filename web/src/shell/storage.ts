/**
 * What this browser remembers, as JSON under names of our own. A browser may refuse to keep anything (private windows,
 * settings): then everything works until the tab is closed, and `storageWorks` says so, so that the page can tell.
 */
const PREFIX = 'tilewright.';
const memory = new Map<string, string>();

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

/** Whether what is kept outlives this tab. */
export function storageWorks(): boolean {
  return place() !== null;
}

/** What was kept under a name; null if nothing, or nothing readable. */
export function kept<T>(name: string): T | null {
  let text: string | null = memory.get(name) ?? null;
  try {
    text = place()?.getItem(PREFIX + name) ?? text;
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Keep something under a name. */
export function keep(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(name, text);
  try {
    place()?.setItem(PREFIX + name, text);
  } catch {
    storage = null; // full, or forbidden meanwhile: the memory has it
  }
}

/** Delete what is kept under a name. */
export function forget(name: string): void {
  memory.delete(name);
  try {
    place()?.removeItem(PREFIX + name);
  } catch {
    storage = null;
  }
}

/** The names of everything kept that begin like this. */
export function names(start: string): string[] {
  const found = new Set([...memory.keys()].filter((name) => name.startsWith(start)));
  const storage = place();
  for (let i = 0; storage && i < storage.length; i += 1) {
    const key = storage.key(i);
    if (key?.startsWith(PREFIX + start)) found.add(key.slice(PREFIX.length));
  }
  return [...found];
}

/** Hear when another tab changes what is kept under a name (null: everything was cleared). */
export function onChange(listener: (name: string | null) => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === null) listener(null);
    else if (event.key.startsWith(PREFIX)) listener(event.key.slice(PREFIX.length));
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
