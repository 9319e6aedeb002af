/* Something that the server may refuse: one thing at a time, and a refusal in the server's words. */
import { whenLanguageChanges } from '../language/words.svelte';
import { ProblemError } from '../net/api';

export const refusalOf = (error: unknown): string => (error instanceof ProblemError ? error.message : String(error));

/** To be created in a component: its refusal is cleared when another language is chosen. */
export class Attempt {
  busy = $state(false);
  refused = $state('');

  constructor() {
    whenLanguageChanges(() => (this.refused = ''));
  }

  /** A second click does nothing while the first is under way. */
  async make(work: () => Promise<void>, onrefused?: (error: unknown) => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.refused = '';
    try {
      await work();
    } catch (error) {
      this.refused = refusalOf(error);
      await onrefused?.(error);
    } finally {
      this.busy = false;
    }
  }
}
