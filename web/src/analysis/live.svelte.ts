/**
 * Analyses the shown position by one request after another, each with a larger node budget. It stops when the position
 * changes, when the page is hidden or left, and on Pause.
 */
import { analyse, ProblemError } from '../net/api';
import type { Analysis } from '../net/messages';
import { refusalOf } from '../shell/attempt.svelte';

/** Nodes of each request. */
const BUDGETS = [10_000, 100_000, 600_000, 3_000_000];
/** Milliseconds until a busy server is asked again: running games and other analyses of this address come first. */
const PATIENCE_MS = 1500;
const MOST_TRIES = 20;
/** How many positions keep their last result. */
const REMEMBERED = 300;

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class Live {
  paused = $state(false);
  running = $state(false);
  /** Why there are no values, in the reader's language. */
  refusal = $state('');
  #analysis: Analysis | null = $state.raw(null);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- what is drawn follows `#analysis`
  #known = new Map<string, Analysis>();
  #request: AbortController | null = null;

  /** The last result for the position that is analysed. */
  get analysis(): Analysis | null {
    return this.#analysis;
  }

  /** Analyse this position from now on; null stops. */
  follow(position: string | null): void {
    this.stop();
    this.#analysis = (position !== null && this.#known.get(position)) || null;
    this.refusal = '';
    if (position === null || this.paused) return;
    const request = new AbortController();
    this.#request = request;
    void this.#deepen(position, request.signal);
  }

  stop(): void {
    this.#request?.abort();
    this.#request = null;
    this.running = false;
  }

  async #deepen(position: string, signal: AbortSignal): Promise<void> {
    this.running = true;
    let tries = 0;
    for (let step = 0; step < BUDGETS.length && !signal.aborted && tries < MOST_TRIES;) {
      const nodes = BUDGETS[step] ?? 0;
      const known = this.#known.get(position);
      if (known?.solved) break;
      if (known && known.nodes >= nodes) {
        step += 1;
        continue;
      }
      try {
        const found = await analyse({ position, nodes, every: true }, signal);
        if (signal.aborted) return;
        if (found.moves.length > 0) this.#remember(position, found);
        if (found.solved || found.nodes >= nodes * 0.9) step += 1;
        else {
          tries += 1; // stopped early: by its time limit, or by more urgent work of the server
          await sleep(PATIENCE_MS);
        }
      } catch (error) {
        if (signal.aborted) return;
        tries += 1;
        if (!(error instanceof ProblemError) || error.code !== 'busy') {
          this.refusal = refusalOf(error);
          break;
        }
        await sleep(PATIENCE_MS);
      }
    }
    if (!signal.aborted) this.running = false;
  }

  #remember(position: string, found: Analysis): void {
    const before = this.#known.get(position);
    if (before && before.nodes > found.nodes && !found.solved) return;
    this.#known.delete(position);
    this.#known.set(position, found);
    const oldest = this.#known.keys().next();
    if (this.#known.size > REMEMBERED && !oldest.done) this.#known.delete(oldest.value);
    this.#analysis = found;
  }
}
