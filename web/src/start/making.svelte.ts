/** Making a table and going to it: the same few steps for every way to begin a game. */
import { makeTable, ProblemError } from '../net/api';
import type { NewTable } from '../net/messages';
import { remember } from '../shell/games';
import { randomness } from '../shell/randomness';
import { go } from '../shell/router.svelte';
import { troubleOf, type TroubleKind } from '../shell/Trouble.svelte';

export class Making {
  busy = $state(false);
  trouble = $state<TroubleKind | null>(null);

  /** Make the table, keep its secret, and go there. */
  async make(table: NewTable): Promise<void> {
    if (this.busy) return; // a double click is one game
    this.busy = true;
    this.trouble = null;
    try {
      const seated = await makeTable({ ...table, randomness: randomness() });
      remember(seated);
      go({ page: 'table', table: seated.table });
    } catch (error) {
      this.trouble = error instanceof ProblemError ? troubleOf(error.code) : 'unexpected';
    } finally {
      this.busy = false;
    }
  }
}
