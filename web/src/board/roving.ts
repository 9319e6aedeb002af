/** One tab stop for the table and one for a board; arrows move inside. Pure: which item is next. */

import type { Colour, Source } from './types';

export interface GroupKey {
  source: Source;
  colour: Colour;
}

/** The centre comes after the last factory. */
const order = (source: Source): number => (source === 0 ? 10 : source);

function step<T>(items: readonly T[], index: number, by: number): T | undefined {
  return items.length ? items[(index + by + items.length) % items.length] : undefined;
}

/** ← and → go to the next source (the same colour there, if it has it), ↑ and ↓ to the next colour in the same source. */
export function nextGroup(groups: readonly GroupKey[], from: GroupKey, key: string): GroupKey | undefined {
  if (key === 'Home') return groups[0];
  if (key === 'End') return groups.at(-1);
  const by = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const here = groups.filter((group) => group.source === from.source);
    return step(
      here,
      here.findIndex((group) => group.colour === from.colour),
      by,
    );
  }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const sources = [...new Set(groups.map((group) => group.source))].sort((a, b) => order(a) - order(b));
  const source = step(sources, sources.indexOf(from.source), by);
  const there = groups.filter((group) => group.source === source);
  return there.find((group) => group.colour === from.colour) ?? there[0];
}

/** The group that holds the tab stop: the wanted one, else another of its source, else that of the next source. */
export function homeGroup(groups: readonly GroupKey[], wanted: GroupKey | null): GroupKey | undefined {
  if (!wanted) return groups[0];
  const same = groups.filter((group) => group.source === wanted.source);
  return (
    same.find((group) => group.colour === wanted.colour) ??
    same[0] ??
    groups.find((group) => order(group.source) > order(wanted.source)) ??
    groups[0]
  );
}

/** ↑ and ↓ among the rows that can be reached, in the order given (lines from the top, the floor last). */
export function nextRow(rows: readonly number[], from: number, key: string): number | undefined {
  if (key === 'Home') return rows[0];
  if (key === 'End') return rows.at(-1);
  if (key === 'ArrowUp' || key === 'ArrowLeft') return step(rows, Math.max(rows.indexOf(from), 0), -1);
  if (key === 'ArrowDown' || key === 'ArrowRight') return step(rows, rows.indexOf(from), 1);
  return undefined;
}
