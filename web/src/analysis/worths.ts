/** The values of a search as the board shows them: on tiles, in rows, and said aloud. */
import type { Worth, Worths } from '../board';
import { signed } from '../language/numbers';
import { words } from '../language/words.svelte';
import type { Analysis, BestMove } from '../net/messages';
import { percentText } from '../table/ranking';

export const percentOf = (share: number): string => percentText(share);

function worthOf({ win, margin }: BestMove, best: boolean): Worth {
  const percent = percentOf(win);
  const points = signed(margin, 1);
  return {
    chip: percent,
    share: words('analysis-share', { percent }),
    margin: points,
    spoken: words(best ? 'analysis-worth-best' : 'analysis-worth', { percent, points }),
    best,
  };
}

/** The value of every move; of tiles and of sources, the value of the best move that takes them. */
export function worthsOf(analysis: Analysis | null): Worths {
  const worths = new Map<string, Worth>();
  const [first] = analysis?.moves ?? [];
  for (const move of analysis?.moves ?? []) {
    const worth = worthOf(move, move === first);
    const [source = '', colour = ''] = move.move;
    // Moves come best first, so the first of a group is its best.
    for (const key of colour === '@' ? [move.move] : [move.move, source + colour, source])
      if (!worths.has(key)) worths.set(key, worth);
  }
  return worths;
}
