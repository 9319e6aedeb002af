/* The WebSocket of a table. It says hello, passes the server's messages on in order, settles each request
   once, and reconnects by itself when the connection is lost.
   Nothing is queued: a request made while there is no connection is refused here, and one whose answer got lost is
   reported as `lost`. After the next hello the view or the missed events show whether it was carried out, so nothing is
   done twice. */
import { ProblemError } from './api';
import {
  PROTOCOL,
  type Analysis,
  type AnalysisMessage,
  type AnyMessage,
  type AnyRequest,
  type Done,
  type Hint,
  type Language,
  type PersonToken,
  type Secret,
  type TableId,
} from './messages';

/** The state of the connection. `until` is the time of the next try, in milliseconds of `Date.now`. */
export type LiveState =
  | { kind: 'connecting'; attempt: number }
  | { kind: 'open' }
  | { kind: 'waiting'; attempt: number; until: number }
  | { kind: 'refused'; code: string; message: string }
  | { kind: 'closed' };

/** Why a request failed: the server's code and sentence, or `lost` if its answer never came, or `offline`. */
export class RequestError extends ProblemError {
  constructor(code: string, message = '') {
    super(code, message, 0);
    this.name = 'RequestError';
  }
}

type Identified = Exclude<AnyRequest, { type: 'hello' }>;
type Unnumbered<Request> = Request extends Identified ? Omit<Request, 'id'> : never;
/** A request without its number, which the connection gives it. */
export type Asking = Unnumbered<Identified>;

export interface LiveOptions {
  table: TableId;
  secret?: Secret | null;
  /** Without a secret: the token of the person who is signed in, who plays their own seat. */
  person?: PersonToken | null;
  language?: Language;
  /** Called with everything but answers to requests, in order. */
  onMessage(message: AnyMessage): void;
  onState(state: LiveState): void;
  /** The last event this client has, or null for a full view. */
  have(): number | null;
  address?: string;
  makeSocket?: (address: string) => WebSocket;
  random?: () => number;
}

/** A request without its answer yet. An `error` may come instead of the answer. */
interface Pending {
  /** The kind of message that answers it. */
  answer: 'done' | 'analysis';
  resolve(message: Done | AnalysisMessage): void;
  reject(error: RequestError): void;
}

/** `WebSocket.CONNECTING` and `WebSocket.OPEN`, also where there is no WebSocket (unit tests). */
const CONNECTING = 0;
const OPEN = 1;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
/** Silence after which the page sends a ping: while it waits for an answer, while it is visible, and otherwise. */
const QUIET_WAITING = 2_000;
const QUIET_SEEN = 4_000;
const QUIET_HIDDEN = 25_000;
/** A pong may take this many times as long as the fastest one before, at least `SIGN_PATIENCE` and at most
    `LONGEST_PATIENCE`. So a frozen process is left soon, and slow networks are given time. */
const SIGN_FACTOR = 4;
const SIGN_PATIENCE = 2_500;
const LONGEST_PATIENCE = 12_000;
const LATE = 500;
/** If a connection takes this many times as long to open as the fastest one before, and at least `OPENING_PATIENCE`,
    another one is opened beside it: a proxy may send that one to a process that answers. The first that opens is used. */
const OPENING_FACTOR = 2;
const OPENING_PATIENCE = 400;
const MOST_OPENING = 6;
/** Longest time until the next try after a connection fell silent, in milliseconds. */
const SOON = 250;
/** Refusals of hello after which another try may succeed. */
const PASSING = new Set([
  'too-many-requests',
  'too-many-connections',
  'store-unavailable',
  'store-error',
  'conflict',
  'closing',
  'internal',
]);

/** The server's address for live connections. A proxy can send those of a table to one process; after a failure `again`
    lets it choose any. */
export function liveAddress(table: string, again = false, place: Location = location): string {
  const scheme = place.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${place.host}/live?table=${encodeURIComponent(table)}${again ? '&again' : ''}`;
}

/** How long to wait for one connection before opening another, if the fastest took `known` ms; doubled after every sixth attempt. */
export function openingLimit(attempt: number, known: number): number {
  const first = Math.max(OPENING_PATIENCE, OPENING_FACTOR * known);
  return Math.min(LONGEST_PATIENCE, first * 2 ** Math.floor(Math.max(0, attempt - 1) / MOST_OPENING));
}

/** How long to wait before the next try: doubling, with jitter so that a thousand pages do not reconnect at once. */
export function waitBefore(attempt: number, random: () => number = Math.random): number {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(attempt, 10));
  return Math.round(longest / 2 + (random() * longest) / 2);
}

function letGo(socket: WebSocket): void {
  socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
  // Browsers report closing a socket that still connects as an error, so wait until it is open.
  if (socket.readyState === CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}

export class Live {
  #options: LiveOptions;
  #socket: WebSocket | null = null;
  /** Connections that are not open yet. */
  #opening: WebSocket[] = [];
  #attempt = 0;
  #nextId = 1;
  #pending = new Map<number, Pending>();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #state: LiveState = { kind: 'closed' };
  #awaitingPong = false;
  #greeted = false;
  #stopped = true;
  /** How long the fastest connection took to open; a guess before the first. */
  #openedIn = OPENING_PATIENCE;
  /** How long the fastest answer to a ping or to hello took; a guess before the first. */
  #answeredIn = 1_000;
  /** When the last ping was sent, or the connection opened. */
  #asked = 0;
  /** Whether the network may have become slower, so that the next connection is measured again. */
  #measuresAnew = true;

  constructor(options: LiveOptions) {
    this.#options = options;
  }

  get state(): LiveState {
    return this.#state;
  }

  start(): void {
    if (!this.#stopped) return;
    this.#stopped = false;
    globalThis.addEventListener?.('online', this.tryNow);
    globalThis.document?.addEventListener('visibilitychange', this.#onVisible);
    this.#open();
  }

  stop(): void {
    this.#stopped = true;
    globalThis.removeEventListener?.('online', this.tryNow);
    globalThis.document?.removeEventListener('visibilitychange', this.#onVisible);
    this.#drop();
    this.#say({ kind: 'closed' });
  }

  /** Do not wait for the next try. */
  tryNow = (): void => {
    if (this.#state.kind === 'waiting') this.#open();
  };

  /** Use another language from now on. */
  changeLanguage(language: Language): void {
    if (this.#options.language === language) return;
    this.#options.language = language;
    if (this.#state.kind === 'open') this.hello();
  }

  /** Ask for what is missing: on connecting, and when an event was skipped. */
  hello(): void {
    const { table, secret, person, language, have } = this.#options;
    this.#send({
      type: 'hello',
      table,
      protocol: PROTOCOL,
      secret: secret ?? null,
      person: secret ? null : (person ?? null),
      have: have(),
      language: language ?? 'en',
    });
  }

  /** Resolves with the number of the last event the request led to. */
  async request(asking: Asking): Promise<number> {
    return ((await this.#ask(asking, 'done')) as Done).seq;
  }

  /** Resolves when the hint is found: with `analysis`, which comes before `done`. */
  async requestHint(hint: Omit<Hint, 'type' | 'id'>): Promise<Analysis> {
    return ((await this.#ask({ type: 'hint', ...hint }, 'analysis')) as AnalysisMessage).analysis;
  }

  #ask(asking: Asking, answer: Pending['answer']): Promise<Done | AnalysisMessage> {
    if (this.#state.kind !== 'open') return Promise.reject(new RequestError('offline'));
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { answer, resolve, reject });
      this.#send({ ...asking, id });
      if (!this.#awaitingPong) this.#listen();
    });
  }

  #open(): void {
    this.#drop();
    if (!this.#stopped) this.#tryToOpen();
  }

  /** Open a connection, beside those that have not opened so far. */
  #tryToOpen(): void {
    this.#say({ kind: 'connecting', attempt: this.#attempt });
    const address = this.#options.address ?? liveAddress(this.#options.table, this.#attempt > 0);
    let socket: WebSocket;
    try {
      socket = this.#options.makeSocket?.(address) ?? new WebSocket(address);
    } catch {
      if (this.#opening.length === 0) this.#retryLater();
      return;
    }
    const began = Date.now();
    this.#opening.push(socket);
    if (this.#opening.length > MOST_OPENING) letGo(this.#opening.shift()!);
    socket.onopen = () => this.#opened(socket, Date.now() - began);
    socket.onclose = socket.onerror = () => this.#failed(socket);
    this.#watchFor(openingLimit(this.#attempt, this.#openedIn), () => {
      this.#attempt += 1;
      this.#measuresAnew = true;
      this.#tryToOpen();
    });
  }

  #opened(socket: WebSocket, took: number): void {
    this.#opening.filter((other) => other !== socket).forEach(letGo);
    this.#opening = [];
    this.#openedIn = this.#measuresAnew ? took : Math.min(took, this.#openedIn);
    this.#socket = socket;
    this.#greeted = false;
    socket.onmessage = (frame: MessageEvent) => this.#hear(frame.data);
    socket.onclose = socket.onerror = () => this.#lost(socket);
    this.#asked = Date.now();
    this.#expectASign();
    this.hello();
  }

  #failed(socket: WebSocket): void {
    letGo(socket);
    this.#opening = this.#opening.filter((other) => other !== socket);
    if (this.#opening.length === 0) this.#retryLater();
  }

  #hear(text: unknown): void {
    let message: AnyMessage;
    try {
      message = JSON.parse(String(text)) as AnyMessage;
    } catch {
      return;
    }
    this.#awaitingPong = false;
    if (this.#greeted) this.#listen();
    else this.#expectASign();
    if (message.type === 'error' && (message.id === null || message.id === undefined)) return this.#refused(message);
    if (!this.#greeted && (message.type === 'view' || message.type === 'you')) {
      // A view, or all missed events and then `you`: only now is the client up to date, and may ask for something.
      this.#greeted = true;
      this.#attempt = 0;
      const took = Date.now() - this.#asked;
      this.#answeredIn = this.#measuresAnew ? took : Math.min(took, this.#answeredIn);
      this.#measuresAnew = false;
      this.#listen();
      this.#options.onMessage(message);
      this.#say({ kind: 'open' });
      return;
    }
    if (message.type === 'done' || message.type === 'analysis') {
      if (this.#pending.get(message.id)?.answer === message.type) this.#forget(message.id)?.resolve(message);
    } else if (message.type === 'error' && message.id != null) {
      this.#forget(message.id)?.reject(new RequestError(message.code, message.message));
    } else if (message.type === 'pong') this.#answeredIn = Math.min(this.#answeredIn, Date.now() - this.#asked);
    else this.#options.onMessage(message);
  }

  #refused({ code, message }: { code: string; message: string }): void {
    if (this.#greeted) return;
    if (PASSING.has(code)) {
      this.#drop();
      this.#retryLater();
      return;
    }
    this.#drop();
    this.#say({ kind: 'refused', code, message });
  }

  #forget(id: number): Pending | undefined {
    const one = this.#pending.get(id);
    this.#pending.delete(id);
    return one;
  }

  #lost(socket: WebSocket, silent = false): void {
    if (socket !== this.#socket) return;
    if (silent) this.#measuresAnew = true;
    this.#drop();
    if (!this.#stopped) this.#retryLater(silent);
  }

  #retryLater(silent = false): void {
    const random = this.#options.random;
    const wait = silent ? Math.round(SOON * (random ?? Math.random)()) : waitBefore(this.#attempt, random);
    this.#attempt += 1;
    this.#say({ kind: 'waiting', attempt: this.#attempt, until: Date.now() + wait });
    this.#retry = setTimeout(() => this.#open(), wait);
  }

  /** Drop the socket and every request that has no answer yet. */
  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#watch);
    this.#opening.forEach(letGo);
    this.#opening = [];
    if (this.#socket) letGo(this.#socket);
    this.#socket = null;
    this.#awaitingPong = false;
    const unanswered = [...this.#pending.values()];
    this.#pending.clear();
    for (const one of unanswered) one.reject(new RequestError('lost'));
  }

  /** After some silence, send a ping; without a pong the connection is lost. */
  #listen(): void {
    const hidden = globalThis.document?.visibilityState === 'hidden';
    const spell = this.#pending.size > 0 ? QUIET_WAITING : hidden ? QUIET_HIDDEN : QUIET_SEEN;
    this.#watchFor(spell, () => {
      this.#ping();
      this.#expectASign();
    });
  }

  #expectASign(): void {
    const socket = this.#socket;
    const patience = Math.min(LONGEST_PATIENCE, Math.max(SIGN_PATIENCE, SIGN_FACTOR * this.#answeredIn));
    if (!socket) return;
    const due = Date.now() + patience;
    // If a timer fires late, the page itself was suspended: the pong may be waiting in the queue.
    this.#watchFor(patience, () => (Date.now() - due > LATE ? this.#expectASign() : this.#lost(socket, true)));
  }

  #ping(): void {
    if (this.#awaitingPong || !this.#greeted) return;
    this.#awaitingPong = true;
    this.#asked = Date.now();
    this.#send({ type: 'ping', id: this.#nextId++ });
  }

  /** A phone that wakes up may hold a dead connection: ping at once instead of waiting for silence. */
  #onVisible = (): void => {
    if (document.visibilityState !== 'visible') return;
    this.tryNow();
    if (this.#state.kind !== 'open') return;
    this.#ping();
    this.#expectASign();
  };

  #watchFor(milliseconds: number, then: () => void): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(then, milliseconds);
  }

  #send(request: AnyRequest): void {
    const socket = this.#socket;
    if (socket?.readyState === OPEN) socket.send(JSON.stringify(request));
  }

  #say(state: LiveState): void {
    this.#state = state;
    this.#options.onState(state);
  }
}
