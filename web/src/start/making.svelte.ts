/** Making a table and going to it: the same few steps for every way to begin a game. */
import { addRandomness, noteAdded } from '../fairness/notes';
import { askPromise, makeTable, ProblemError } from '../net/api';
import type { NewTable } from '../net/messages';
import { remember } from '../shell/games';
import { go } from '../shell/router.svelte';
import { troubleOf, type TroubleKind } from '../shell/Trouble.svelte';

/** Milliseconds after which the page names a possible reason. */
const LONG = 2500;

export class Making {
  busy = $state(false);
  /** Whether it takes long, for example because a newly installed server is still getting ready. */
  slow = $state(false);
  trouble = $state<TroubleKind | null>(null);

  /** Make the table, keep its secret, and go there: to watch, where only computers sit. */
  async make(table: NewTable): Promise<void> {
    if (this.busy) return; // a double click is one game
    this.busy = true;
    this.trouble = null;
    const patience = setTimeout(() => (this.slow = true), LONG);
    try {
      const promise = await askPromise();
      const sits = table.seats.some(({ who }) => who === 'person');
      const randomness = sits ? await addRandomness(promise.table, promise.commitment, table.last_word) : '';
      const seated = await makeTable({ ...table, promise: promise.commitment, randomness });
      if (!sits) return go({ page: 'watch', table: seated.table });
      noteAdded(seated.table);
      remember(seated);
      go({ page: 'table', table: seated.table });
    } catch (error) {
      this.trouble = error instanceof ProblemError ? troubleOf(error.code) : 'unexpected';
    } finally {
      clearTimeout(patience);
      this.slow = false;
      this.busy = false;
    }
  }
}
