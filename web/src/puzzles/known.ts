/**
 * Puzzles, kept on this device. The list is fetched each time; if the server does not answer, the kept one is used. A
 * puzzle that is kept is not fetched again.
 */
import { put, take } from '../games/shelf';
import { readPuzzle, readPuzzles } from '../net/api';
import type { PuzzleLine, PuzzleView } from '../net/messages';

const LIST = 'all';

export async function puzzleList(): Promise<PuzzleLine[]> {
  try {
    const list = await readPuzzles();
    void put('puzzleLists', LIST, list);
    return list;
  } catch (error) {
    const list = await take('puzzleLists', LIST);
    if (list) return list;
    throw error;
  }
}

export async function puzzleAt(id: string): Promise<PuzzleView> {
  const kept = await take('puzzles', id);
  if (kept) return kept;
  const puzzle = await readPuzzle(id);
  void put('puzzles', id, puzzle);
  return puzzle;
}

/** Ask for puzzles ahead, one after the other; without the server nothing happens. */
export async function prepare(ids: readonly string[]): Promise<void> {
  try {
    for (const id of ids) await puzzleAt(id);
  } catch {
    // they are asked for again when they are wanted
  }
}
