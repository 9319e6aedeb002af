/** A tournament by long polling: each request waits at the server until something has changed. */
import { ProblemError } from '../net/api';
import { lookAtTournament } from '../net/tournaments';
import type { TournamentView } from '../net/messages';
import { tournamentKept } from './kept';

const WAIT_S = 20;
/** Between two answers, so that a busy tournament does not keep the device busy. */
const PAUSE_MS = 1000;
const AGAIN_MS = 5000;

export class Watching {
  view = $state.raw<TournamentView | null>(null);
  /** The code of a refusal that ended it. */
  trouble = $state<{ code: string; message: string } | null>(null);
  /** Whether the server does not answer at the moment. */
  lost = $state(false);
  /** The server's clock less this device's, in seconds. */
  #ahead = 0;
  #stopped: AbortController | null = null;

  constructor(private readonly id: string) {}

  get secret(): string | undefined {
    return tournamentKept(this.id)?.secret;
  }

  /** The server's time. */
  now(): number {
    return Date.now() / 1000 + this.#ahead;
  }

  take(view: TournamentView): void {
    this.#ahead = view.now - Date.now() / 1000;
    this.view = view;
    this.lost = false;
  }

  /** Look at once, as after entering. */
  async refresh(): Promise<void> {
    this.take(await lookAtTournament(this.id, this.secret));
  }

  /** Watch until `stop`. */
  async run(): Promise<void> {
    this.stop();
    this.#stopped = new AbortController();
    const { signal } = this.#stopped;
    while (!signal.aborted) {
      let pause = PAUSE_MS;
      try {
        const have = this.view?.tag;
        this.take(await lookAtTournament(this.id, this.secret, { ...(have ? { have } : {}), wait: WAIT_S, signal }));
        if (this.view?.state === 'over') return;
      } catch (error) {
        if (signal.aborted) return;
        const code = error instanceof ProblemError ? error.code : '';
        if (!this.view || code === 'no-such-tournament') {
          this.trouble = { code, message: error instanceof Error ? error.message : String(error) };
          return;
        }
        this.lost = true;
        pause = AGAIN_MS;
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  /** Begin again after trouble. */
  again(): void {
    this.trouble = null;
    void this.run();
  }

  stop(): void {
    this.#stopped?.abort();
  }
}
