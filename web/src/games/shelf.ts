/**
 * Larger things that this device keeps for use without the server, in IndexedDB: the records of finished games by table,
 * what the server said about a record (its steps, its review) by the record's text, and puzzles. Records stay. Of everything
 * else, which the server can send again, only the newest entries stay. Where a browser has no IndexedDB, nothing is kept.
 */
import type { PuzzleLine, PuzzleView, RecordAnswer, ReviewHead, ReviewStep } from '../net/messages';

export interface FinishedReview {
  head: ReviewHead;
  steps: ReviewStep[];
}

interface Contents {
  records: string;
  answers: RecordAnswer;
  reviews: FinishedReview;
  puzzles: PuzzleView;
  /** The list of all puzzles, under one key. */
  puzzleLists: PuzzleLine[];
}
type Name = keyof Contents;

/** How many of each are kept; the oldest are removed first. */
const MOST: Record<Name, number> = { records: Infinity, answers: 200, reviews: 100, puzzles: 60, puzzleLists: 1 };
const NAMES = Object.keys(MOST) as Name[];

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = window.indexedDB.open('tilewright', 2);
    request.onupgradeneeded = () => {
      for (const name of NAMES) {
        if (!request.result.objectStoreNames.contains(name))
          request.result.createObjectStore(name).createIndex('at', 'at');
      }
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB is not available.'));
  });
  return opened;
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB has failed.'));
  });
}

/** What is kept under a key; null if nothing. */
export async function take<N extends Name>(name: N, key: string): Promise<Contents[N] | null> {
  try {
    const store = (await open()).transaction(name).objectStore(name);
    const found = (await answer(store.get(key))) as { value: Contents[N] } | undefined;
    return found?.value ?? null;
  } catch {
    return null;
  }
}

/** Keep something; false if the browser has no room for it. */
export async function put<N extends Name>(name: N, key: string, value: Contents[N]): Promise<boolean> {
  try {
    const transaction = (await open()).transaction(name, 'readwrite');
    const store = transaction.objectStore(name);
    store.put({ value, at: Date.now() }, key);
    const spare = (await answer(store.count())) - MOST[name];
    if (spare > 0) await removeOldest(store.index('at'), spare);
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB has failed.'));
    });
    return true;
  } catch (error) {
    return !(error instanceof DOMException && error.name === 'QuotaExceededError');
  }
}

function removeOldest(index: IDBIndex, count: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const cursors = index.openCursor();
    let left = count;
    cursors.onerror = () => reject(cursors.error ?? new Error('IndexedDB has failed.'));
    cursors.onsuccess = () => {
      const cursor = cursors.result;
      if (!cursor || left === 0) return resolve();
      left -= 1;
      cursor.delete();
      cursor.continue();
    };
  });
}

/** Delete a game's record and what the server said about it. */
export async function remove(table: string): Promise<void> {
  const record = await take('records', table);
  try {
    const transaction = (await open()).transaction(NAMES, 'readwrite');
    transaction.objectStore('records').delete(table);
    if (record !== null) for (const name of ['answers', 'reviews']) transaction.objectStore(name).delete(record);
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB has failed.'));
    });
  } catch {
    // without IndexedDB there is nothing to delete
  }
}
