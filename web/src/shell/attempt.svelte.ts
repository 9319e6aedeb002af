/* Something that the server may refuse: one thing at a time, and a refusal in the server's words. */
import { ProblemError } from '../net/api';

export const refusalOf = (error: unknown): string => (error instanceof ProblemError ? error.message : String(error));

export class Attempt {
  busy = $state(false);
  refused = $state('');

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
