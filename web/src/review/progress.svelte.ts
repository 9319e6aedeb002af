/** A review in progress: the values so far, and its state. */
import { put, take } from '../games/shelf';
import { ProblemError } from '../net/api';
import { readReview } from '../net/reviews';
import type { ReviewHead, ReviewStep } from '../net/messages';

/** `lost`: the connection is lost and is tried again; `refused`: the server has ended the review, with a reason. */
export type Stage = 'waiting' | 'running' | 'done' | 'lost' | 'refused';

const PAUSES = [1000, 2000, 5000, 10_000]; // before each new try, in ms; the last one again and again

export class ReviewProgress {
  stage: Stage = $state('waiting');
  head: ReviewHead | null = $state.raw(null);
  steps: ReviewStep[] = $state.raw([]);
  done = $state(0);
  secondsLeft: number | null = $state(null);
  ahead = $state(0);
  outdated = $state(false);
  /** The server's own sentence, if it refused. */
  refusal = $state('');
  #game: { table: string } | { record: string };
  #text: string;
  #stop = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Of a table's game, or of a record alone; `text` is the record either way. */
  constructor(table: string | null, text: string) {
    this.#game = table === null ? { record: text } : { table };
    this.#text = text;
  }

  /** Show the finished review that this device keeps; false if it has none. */
  async #showCopy(): Promise<boolean> {
    const copy = await take('reviews', this.#text);
    if (copy) Object.assign(this, { stage: 'done', done: 1, ...copy });
    return copy !== null;
  }

  /** Begin or resume; `again`: make a new review if the stored one is of an older engine. */
  async run(again = false): Promise<void> {
    this.stop();
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    this.stage = 'waiting';
    for (let tries = 0; !signal.aborted; tries++) {
      try {
        for await (const news of readReview(this.#game, again, signal)) {
          tries = 0;
          if (news.news === 'waiting') {
            this.stage = 'waiting';
            this.ahead = news.ahead;
          } else if (news.news === 'values') {
            const steps = this.steps.slice();
            for (const [index, step] of news.steps) steps[index] = step;
            Object.assign(this, { stage: 'running', head: news.review, steps });
            Object.assign(this, { done: news.done, secondsLeft: news.seconds_left, outdated: news.outdated });
          } else if (news.news === 'done') {
            this.stage = 'done';
            if (this.head?.complete) void put('reviews', this.#text, { head: this.head, steps: this.steps });
            return;
          } else throw new ProblemError(news.code, news.message, 200);
        }
        throw new ProblemError('unreachable', '', 0); // it ended without its last line
      } catch (error) {
        if (signal.aborted) return;
        const code = error instanceof ProblemError ? error.code : 'unreachable';
        if (tries === 0 && code === 'unreachable' && (await this.#showCopy())) return;
        if (code === 'no-such-table' && 'table' in this.#game) {
          this.#game = { record: this.#text };
          continue;
        }
        if (error instanceof ProblemError && code !== 'unreachable' && code !== 'closing') {
          this.refusal = error.message;
          this.stage = 'refused';
          return;
        }
        this.stage = 'lost';
        await new Promise((resolve) => {
          this.#timer = setTimeout(resolve, PAUSES[Math.min(tries, PAUSES.length - 1)]);
        });
      }
    }
  }

  /** Stop watching, so that the server stops, too. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#stop.abort();
  }
}
