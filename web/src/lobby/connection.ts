/* The WebSocket of the lobby. It says hello, settles each request once, and reconnects by itself. */
import { RequestError, waitBefore } from '../net/live';
import type { AnyLobbyMessage, AnyLobbyRequest, Done, Invited, LobbyHello } from '../net/messages';

export type LobbyState = 'connecting' | 'open' | 'waiting' | 'refused';

type Identified = Exclude<AnyLobbyRequest, { type: 'hello' }>;
type Unnumbered<Request> = Request extends Identified ? Omit<Request, 'id'> : never;
export type Asking = Unnumbered<Identified>;

interface Options {
  hello(): LobbyHello;
  /** Called with everything but answers to requests. */
  onMessage(message: AnyLobbyMessage): void;
  /** `refusal` is the server's sentence, if it has refused the connection. */
  onState(state: LobbyState, refusal?: string): void;
  address?: string;
  makeSocket?: (address: string) => WebSocket;
}

interface Pending {
  resolve(message: Done | Invited): void;
  reject(error: RequestError): void;
}

/** Refusals of hello after which no other try can succeed. */
const FINAL = new Set(['wrong-protocol', 'banned', 'not-signed-in', 'malformed']);
const QUIET_MS = 30_000;
const OPEN = 1;

export function lobbyAddress(place: Location = location): string {
  return `${place.protocol === 'https:' ? 'wss:' : 'ws:'}//${place.host}/api/lobby`;
}

export class LobbyConnection {
  #options: Options;
  #socket: WebSocket | null = null;
  #attempt = 0;
  #nextId = 1;
  #pending = new Map<number, Pending>();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;
  #greeted = false;
  #stopped = true;

  constructor(options: Options) {
    this.#options = options;
  }

  start(): void {
    this.#stopped = false;
    this.#open();
  }

  stop(): void {
    this.#stopped = true;
    this.#drop();
  }

  /** Send a request; resolves with the answer or rejects with a RequestError. */
  ask(asking: Asking): Promise<Done | Invited> {
    const socket = this.#socket;
    if (socket?.readyState !== OPEN || !this.#greeted) return Promise.reject(new RequestError('offline'));
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      socket.send(JSON.stringify({ ...asking, id }));
    });
  }

  /** Say hello again: in another language. */
  helloAgain(): void {
    if (this.#socket?.readyState === OPEN && this.#greeted) this.#socket.send(JSON.stringify(this.#options.hello()));
  }

  #open(): void {
    this.#drop();
    this.#options.onState('connecting');
    const address = this.#options.address ?? lobbyAddress();
    const socket = this.#options.makeSocket?.(address) ?? new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.#options.hello()));
    socket.onmessage = ({ data }: MessageEvent<string>) => this.#hear(JSON.parse(data) as AnyLobbyMessage);
    socket.onclose = () => this.#lost(socket);
  }

  #hear(message: AnyLobbyMessage): void {
    this.#expectMore();
    switch (message.type) {
      case 'done':
      case 'invited':
        this.#settled(message.id)?.resolve(message);
        return;
      case 'pong':
        return;
      case 'error':
        if (message.id !== null && message.id !== undefined)
          this.#settled(message.id)?.reject(new RequestError(message.code, message.message));
        else if (FINAL.has(message.code)) {
          this.stop();
          this.#options.onState('refused', message.message);
        }
        return;
      case 'lobby': {
        const again = this.#greeted; // another hello on the same connection keeps its state
        this.#attempt = 0;
        this.#greeted = true;
        this.#options.onMessage(message);
        if (!again) this.#options.onState('open');
        return;
      }
      default:
        this.#options.onMessage(message);
    }
  }

  #settled(id: number): Pending | undefined {
    const one = this.#pending.get(id);
    this.#pending.delete(id);
    return one;
  }

  /** Ping a connection that has been silent for long, and give it up if there is no pong. */
  #expectMore(): void {
    clearTimeout(this.#quiet);
    const socket = this.#socket;
    if (!socket) return;
    this.#quiet = setTimeout(() => {
      if (socket.readyState === OPEN) socket.send(JSON.stringify({ type: 'ping', id: this.#nextId++ }));
      this.#quiet = setTimeout(() => this.#lost(socket), QUIET_MS / 2);
    }, QUIET_MS);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#drop();
    if (this.#stopped) return;
    this.#options.onState('waiting');
    this.#retry = setTimeout(() => this.#open(), waitBefore(this.#attempt++));
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#quiet);
    const socket = this.#socket;
    this.#socket = null;
    this.#greeted = false;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      if (socket.readyState === 0) socket.onopen = () => socket.close();
      else socket.close();
    }
    for (const one of this.#pending.values()) one.reject(new RequestError('lost'));
    this.#pending.clear();
  }
}
