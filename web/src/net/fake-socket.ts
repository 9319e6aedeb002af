/* A WebSocket for tests: records what was sent, and delivers what the test tells it to. */
import type { AnyMessage, AnyRequest, TableView, View, You } from './messages';

export class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  /** Whether the page has closed it. */
  closed = false;
  sent: AnyRequest[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((frame: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  static latest(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(message: AnyMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The connection breaks. */
  break(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as AnyRequest);
  }

  close(): void {
    this.closed = true;
    this.readyState = 3;
  }
}

export const makeSocket = (address: string): WebSocket => new FakeSocket(address) as unknown as WebSocket;

export const START =
  '2c 1 offer:1 BBYR,KKWW,BYRW,RRRK,BBKK * 1 - 15,17,15,15,18 0,0,0,0,0 0;...../...../...../...../.....;-,-,-,-,-;- 0;...../...../...../...../.....;-,-,-,-,-;-';

const person = {
  who: 'person',
  level: null,
  present: true,
  stand_in: false,
  resigned: false,
  timed_out: false,
  person: null,
  program: false,
  vacation: null,
  obvious: false,
  rating: null,
} as const;

export const you = (changes: Partial<You> = {}): You => ({
  seats: [1],
  can_undo: [],
  turns: [{ seat: 1, at: 0, moves: [['1B2', 2, 0, 0, 0]] }],
  ...changes,
});

export const table = (changes: Partial<TableView> = {}): TableView => ({
  table: 'abcdefghijkl',
  seq: 4,
  side: 'coloured',
  first: 1,
  clock: null,
  undo: true,
  hints: true,
  stand_in_after: 120,
  last_word: false,
  rated: false,
  state: 'playing',
  seats: [
    { ...person, name: 'Ana' },
    { ...person, name: 'Bo' },
  ],
  position: START,
  deadline: null,
  clocks: [],
  choosing: [],
  revealing: [],
  offers: [],
  result: null,
  fairness: { version: '2', commitment: '', randomness: ['', ''], secret: null, next: null },
  equal: null,
  chat: null,
  rematch: null,
  asked_rematch: [],
  ratings: [],
  made: 0,
  now: 1000,
  ...changes,
});

export const view = (changes: Partial<TableView> = {}): View => ({
  type: 'view',
  table: table(changes),
  you: you(),
  log: [],
});
