/* Something that the server may refuse: one thing at a time, and a refusal in the server's words. */
import { whenLanguageChanges, words } from '../language/words.svelte';
import { ProblemError } from '../net/api';
import { troubleOf } from './Trouble.svelte';

/** Something that the page itself finds missing; the message is in the reader's language. */
export class Missing extends Error {}

/** Why something was not done, in the reader's language: the server's sentence, or that the server does not answer. */
export function refusalOf(error: unknown): string {
  const known = error instanceof ProblemError;
  if (error instanceof Missing || (known && troubleOf(error.code) !== 'offline')) return error.message;
  const kind = known ? 'offline' : 'unexpected';
  return `${words('trouble-title', { kind })}. ${words('trouble-next', { kind })}`;
}

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
