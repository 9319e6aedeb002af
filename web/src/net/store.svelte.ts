/* A table as Svelte state: what is known of it, how the connection stands, and what may be asked of the server. */
import { fold, type Knowledge } from './folding';
import { Live, RequestError, type Asking, type LiveOptions, type LiveState } from './live';
import type { Analysis, AnyMessage, EventMessage, Language, Reaction, Seat, Secret, TableId } from './messages';

/** An event that arrived live, with the position before it: animations are made from both. */
export interface Happening {
  message: EventMessage;
  before: Knowledge;
  after: Knowledge;
}

export interface Sign {
  seat: Seat;
  /** Null for something that was said in the chat. */
  reaction: Reaction | null;
  text: string;
  /** Counts up, so that the same reaction sent twice is shown twice. */
  number: number;
}

const MOST_SAID = 50;

type Wires = Pick<LiveOptions, 'person' | 'address' | 'makeSocket' | 'random'>;

export class TableStore {
  readonly id: TableId;
  knowledge: Knowledge | null = $state.raw(null);
  connection: LiveState = $state.raw({ kind: 'closed' });
  /** The server is still compiling the search (once after an installation): the computer does not move yet. */
  compiling = $state(false);
  /** The operator's message to everybody; may be empty. */
  announcement = $state('');
  /** The operator's message that was read and closed. */
  announcementRead = $state('');
  sign: Sign | null = $state.raw(null);
  /** The last things that were said in the chat; nothing is kept when the page is closed. */
  said: Sign[] = $state.raw([]);
  /** Whether the chat is neither shown nor heard here. */
  muted = $state(false);
  /** Muted seats. */
  mutedSeats: readonly Seat[] = $state.raw([]);
  /** The notices of this connection. The server sends those that apply before the first view or `you`. */
  #told = { message: '', compiling: false };
  /** Server seconds minus this machine's seconds. */
  #offset = 0;
  #signs = 0;
  /** Whether missing events have been asked for: `hello` is not sent twice. */
  #catchingUp = false;
  #live: Live;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  #listeners = new Set<(happening: Happening) => void>();

  constructor(table: TableId, secret: Secret | null, language: Language, wires: Wires = {}) {
    this.id = table;
    this.#live = new Live({
      ...wires,
      table,
      secret,
      language,
      have: () => this.knowledge?.table.seq ?? null,
      onMessage: (message) => this.#hear(message),
      onState: (state) => {
        this.connection = state;
        if (state.kind === 'open') return;
        this.#catchingUp = false;
        this.#told = { message: '', compiling: false };
      },
    });
  }

  start(): void {
    this.#live.start();
  }

  stop(): void {
    this.#live.stop();
  }

  tryNow(): void {
    this.#live.tryNow();
  }

  /** Somebody who is here takes the seat back from the computer that stands in. */
  comeBack(): void {
    this.#live.hello();
  }

  speak(language: Language): void {
    this.#live.changeLanguage(language);
  }

  /** The server's time now, in seconds, to show clocks by. */
  now(): number {
    return Date.now() / 1000 + this.#offset;
  }

  /** Call back for every event that arrives live (not for those of a whole view). Returns a function that stops it. */
  onHappening(listener: (happening: Happening) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Ask for something; rejects with a RequestError. `lost` is no failure: the next `hello` brings the outcome. */
  ask(asking: Asking): Promise<number> {
    return this.#live.request(asking);
  }

  /** Ask for the best moves of one of this browser's seats; rejects with a RequestError. */
  askHint(seat: Seat, seconds: number): Promise<Analysis> {
    return this.#live.requestHint({ seat, seconds });
  }

  /** Play a move of one of this browser's seats, in the turn in which it was chosen. */
  play(seat: Seat, move: string): Promise<number> {
    const turn = this.knowledge?.you.turns.find((one) => one.seat === seat);
    if (!turn) return Promise.reject(new RequestError('not-your-turn', 'not this seat’s turn'));
    return this.ask({ type: 'play', seat, move, at: turn.at });
  }

  #hear(message: AnyMessage): void {
    // Each message arrives some time after it was sent, so the largest of several differences is the most exact.
    if (message.type === 'view') this.#offset = message.table.now - Date.now() / 1000;
    if (message.type === 'event') this.#offset = Math.max(this.#offset, message.time - Date.now() / 1000);
    if (message.type === 'notice') {
      if (message.what === 'message') this.#told.message = message.text ?? '';
      else this.#told.compiling = message.what === 'compiling';
    }
    if (message.type === 'notice' || message.type === 'view' || message.type === 'you') {
      this.announcement = this.#told.message;
      this.compiling = this.#told.compiling;
    }
    if (message.type === 'reaction') {
      this.sign = { seat: message.seat, reaction: message.reaction, text: '', number: ++this.#signs };
    }
    if (message.type === 'said' && !this.muted && !this.mutedSeats.includes(message.seat)) {
      this.sign = { seat: message.seat, reaction: null, text: message.text, number: ++this.#signs };
      this.said = [...this.said, this.sign].slice(-MOST_SAID);
    }
    const before = this.knowledge;
    const folded = fold(before, message);
    if (folded.kind === 'gap') {
      if (!this.#catchingUp) this.#live.hello();
      this.#catchingUp = true;
      return;
    }
    if (folded.kind === 'nothing') return;
    if (message.type === 'view' || message.type === 'you') this.#catchingUp = false;
    this.knowledge = folded.knowledge;
    if (message.type === 'event' && before) {
      for (const listener of this.#listeners) listener({ message, before, after: folded.knowledge });
    }
  }
}
