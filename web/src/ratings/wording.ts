/** Words about ratings. */
import { words } from '../language/words.svelte';
import type { RatingKind } from '../net/messages';

/** `2 players, coloured`. */
export const kindName = (kind: RatingKind): string =>
  words('ratings-kind', { players: Number(kind[0]), side: kind[1] === 'c' ? 'coloured' : 'grey' });
