/** What the page that is shown puts into the frame around it: the tab's title, words and buttons in the top bar. */
import type { Snippet } from 'svelte';
import { route } from './router.svelte';

export interface Frame {
  /** The tab's title, before the name of the site. */
  title: string;
  /** In the top bar, beside the name: a heading, and muted text after it. */
  heading: string;
  detail: string;
  /** A warning after the heading. */
  note: string;
  /** Whether the bar has a fixed height; text that is too long for a phone is cut. */
  still: boolean;
  /** Buttons of the page's own in the top bar, and entries at the top of the menu. */
  buttons: Snippet | null;
  menu: Snippet | null;
}

const EMPTY: Frame = { title: '', heading: '', detail: '', note: '', still: false, buttons: null, menu: null };

let current = $state.raw<Frame>(EMPTY);
let awaited = $state.raw<string[]>([]);

/** The tables where it is the turn of somebody here. The tab's title begins with their number, without the open one. */
export function setAwaited(tables: string[]): void {
  awaited = tables;
}

export function frame(): Frame {
  return current;
}

/** Call it while a page component is initialised. The frame shows what `get` returns as long as the component exists; with null,
 *  another component of the page sets the frame. */
export function useFrame(get: () => Partial<Frame> | null): void {
  $effect(() => {
    const wanted = get();
    if (!wanted) return;
    const mine = { ...EMPTY, ...wanted };
    current = mine;
    return () => {
      if (current === mine) current = EMPTY;
    };
  });
  $effect(() => {
    const name = current.title ? `${current.title} – Tilewright` : 'Tilewright';
    const here = route();
    const others = awaited.filter((table) => !('table' in here) || here.table !== table).length;
    document.title = others ? `(${others}) ${name}` : name;
  });
}
