/* Short phrases that several parts of the table use. */
import { words } from '../language/words.svelte';

/** "Bo:" before what Bo did. */
export const takenBy = (name: string): string => words('table-did', { name });
