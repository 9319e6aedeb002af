/** What was tried on the analysis board in this tab, so that a reload or the back button finds it again. */
import { Tree, type SavedTree } from './tree.svelte';

const KEY = 'tilewright.analysis';

export interface Analysed {
  tree: Tree;
  /** By seat; empty for a player without a name. */
  names: string[];
}

interface Kept {
  tree: SavedTree;
  names: string[];
  /** The position that was looked at. */
  position: string;
}

export function keepAnalysis({ tree, names }: Analysed): void {
  const kept: Kept = { tree: tree.saved, names, position: tree.current.text };
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // no storage, or it is full: a reload shows the position alone
  }
}

/** The variations around a position, if it was the last one analysed. */
export function keptAnalysis(position: string): Analysed | null {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
    if (kept?.position !== position) return null;
    return { tree: Tree.restored(kept.tree), names: kept.names };
  } catch {
    return null;
  }
}
