/** The lobby's state in this browser: the lists, the search for a game, and the seats that it keeps open. */
import { addRandomness, noteAdded } from '../fairness/notes';
import { words } from '../language/words.svelte';
import { askPromise, joinTable, makeTable, ProblemError, readInvite } from '../net/api';
import { RequestError } from '../net/live';
import type { AnyLobbyMessage, Find, Invited, Language, NewTable, Paired } from '../net/messages';
import { personToken } from '../people/kept';
import { refusalOf } from '../shell/attempt.svelte';
import { forgetGame, gameAt, remember } from '../shell/games';
import { go } from '../shell/router.svelte';
import { play } from '../shell/sound';
import { keep, kept } from '../shell/storage';
import { LobbyConnection, type LobbyState } from './connection';
import { fold, news, type Known } from './folding';

export type Wishes = Pick<Find, 'players' | 'sides' | 'clocks' | 'rated'>;

const NEWS_MS = 3000;
/** How long a seat that is gone stays in its row with the reason. */
const GONE_MS = 5000;
/** How often somebody who was paired on an earlier connection asks about that table. */
const AGAIN_MS = 3000;
/** Refusals after which the table that was found is of no use to us. */
const GONE = new Set(['no-such-table', 'no-such-invite', 'wrong-secret', 'no-open-seat', 'game-begun']);
const OFFERS = 'offers';
const DEVICE = 'lobby-device';

/** A random id of this browser, so that two windows count once. */
function device(): string {
  const known = kept<string>(DEVICE);
  if (typeof known === 'string' && /^[0-9a-f]{32}$/.test(known)) return known;
  const fresh = [...crypto.getRandomValues(new Uint8Array(16))].map((b) => b.toString(16).padStart(2, '0')).join('');
  keep(DEVICE, fresh);
  return fresh;
}

export class LobbyStore {
  known = $state.raw<Known | null>(null);
  state = $state<LobbyState>('connecting');
  /** The operator's message to everybody; may be empty. */
  operatorSays = $state('');
  /** What is wrong: one of the page's own messages, or a sentence of the server. */
  #problem = $state.raw<{ message: string } | { sentence: string } | null>(null);
  /** Why the server has refused the connection; may be empty. */
  refused = $state('');
  /** When this browser entered the queue, in milliseconds; null: it is not in it. */
  lookingSince = $state<number | null>(null);
  paired = $state.raw<Paired | null>(null);
  /** Tables of this browser that wait for players. */
  own = $state.raw<readonly string[]>(kept<string[]>(OFFERS) ?? []);
  /** By table: the person whose open seat could not be taken. */
  vain = $state.raw<Readonly<Record<string, string>>>({});
  /** For screen readers. */
  announcement = $state('');
  busy = $state(false);

  /** The operator's message on this connection. The server sends it before the first view, if there is one. */
  #toldByOperator = '';
  #connection: LobbyConnection;
  #wishes: Wishes | null = null;
  #name: () => string;
  #told: Known | null = null;
  #news: ReturnType<typeof setTimeout> | undefined;
  /** Ends when this browser has sat down at the table that was found, or could not. */
  #sitting: Promise<void> = Promise.resolve();
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(language: () => Language, name: () => string) {
    this.#name = name;
    this.#connection = new LobbyConnection({
      hello: () => ({ type: 'hello', language: language(), person: personToken() ?? null, device: device() }),
      onMessage: (message) => this.#hear(message),
      onState: (state, refusal = '') => {
        this.state = state;
        this.refused = refusal;
        if (state === 'open') this.#comeBack();
        else this.#toldByOperator = '';
      },
    });
  }

  /** The page's language has changed: tell the server, and drop its last sentence in the old language. */
  speak(): void {
    if (this.#problem && 'sentence' in this.#problem) this.#problem = null;
    this.#connection.helloAgain();
  }

  start = (): void => this.#connection.start();

  stop = (): void => {
    clearTimeout(this.#news);
    this.paired = null;
    this.#connection.stop();
  };

  // ------------------------------------------------------------ what the server says

  #hear(message: AnyLobbyMessage): void {
    switch (message.type) {
      case 'notice':
        if (message.what === 'message') this.#toldByOperator = this.operatorSays = message.text ?? '';
        break;
      case 'lobby':
      case 'changed':
        this.operatorSays = this.#toldByOperator;
        this.known = fold(this.known, message);
        this.#tellNewsSoon();
        break;
      case 'paired':
        if (this.#wishes) this.#sitting = this.#sitDown(message); // else the search was cancelled meanwhile
        break;
      case 'unpaired':
        if (this.paired?.table === message.table) forgetGame(message.table);
        this.paired = null;
        this.#problem = { sentence: message.message };
        if (!message.looking) this.#lookNoMore();
        break;
      case 'began':
        this.#dropOwn(message.table);
        if (gameAt(message.table)) {
          play('turn');
          go({ page: 'table', table: message.table });
        }
        break;
    }
  }

  /** After reconnecting: the server does not know what the last connection asked for, so ask again. */
  #comeBack(): void {
    for (const table of this.own) void this.#keepOpen(table);
    if (this.paired) void this.#attend(this.paired);
    else this.#search();
  }

  #search(): void {
    const wishes = this.#wishes;
    if (wishes) void this.#attempt(() => this.#connection.ask({ type: 'find', ...wishes }));
  }

  /**
   * The server tells only the connection that was paired whether the game begins. On a later connection, keep the seat
   * until `began` follows; if the table is gone, search again.
   */
  async #attend(paired: Paired): Promise<void> {
    clearTimeout(this.#again);
    await this.#sitting;
    if (this.paired !== paired) return;
    try {
      if (!gameAt(paired.table)) await this.#join(paired.invite);
      await this.#keepSeat(paired.table);
    } catch (error) {
      if (this.paired === paired && error instanceof ProblemError && GONE.has(error.code)) {
        forgetGame(paired.table);
        this.paired = null;
        this.#search();
      }
    }
    clearTimeout(this.#again);
    if (this.paired === paired) this.#again = setTimeout(() => void this.#attend(paired), AGAIN_MS);
  }

  /** Tell the lobby that we are present for our seat at a table that waits. */
  async #keepSeat(table: string): Promise<void> {
    const game = gameAt(table);
    if (game) await this.#connection.ask({ type: 'keep', table, secret: game.secret });
  }

  async #keepOpen(table: string): Promise<void> {
    try {
      if (gameAt(table)) await this.#keepSeat(table);
      else this.#dropOwn(table);
    } catch (error) {
      if (!(error instanceof RequestError) || !['no-such-table', 'wrong-secret'].includes(error.code)) return;
      this.#dropOwn(table);
      forgetGame(table);
      this.#problem = { message: 'lobby-seat-ended' };
    }
  }

  /** Sit down at the table that was found, with randomness that was added after its commitment. */
  async #sitDown(paired: Paired): Promise<void> {
    this.paired = paired;
    play('turn');
    await this.#attempt(async () => {
      await this.#join(paired.invite);
      if (this.paired === paired) await this.#keepSeat(paired.table);
      else await this.withdraw(paired.table); // the search was cancelled meanwhile
    });
  }

  async #join(invite: string): Promise<string> {
    const table = await readInvite(invite);
    const randomness = await addRandomness(table.table, table.fairness.commitment, table.last_word);
    const seated = await joinTable({ invite, name: this.#name(), randomness });
    noteAdded(seated.table);
    remember(seated);
    return seated.table;
  }

  #tellNewsSoon(): void {
    this.#told ??= this.known;
    this.#news ??= setTimeout(() => {
      this.#news = undefined;
      if (!this.#told || !this.known) return;
      const { opened, gone } = news(this.#told, this.known, this.own);
      this.#told = this.known;
      if (opened || gone) this.announcement = words('lobby-news', { opened, gone });
    }, NEWS_MS);
  }

  /** What is wrong, in the reader's language. */
  get problem(): string {
    const problem = this.#problem;
    return problem === null ? '' : 'message' in problem ? words(problem.message) : problem.sentence;
  }

  // ------------------------------------------------------------ what the person asks

  /** Do something that the server may refuse, and say why it was not done. */
  async #attempt(work: () => Promise<unknown>): Promise<boolean> {
    this.#problem = null;
    try {
      await work();
      return true;
    } catch (error) {
      this.#problem = { sentence: refusalOf(error) };
      return false;
    }
  }

  async find(wishes: Wishes): Promise<void> {
    this.lookingSince = Date.now();
    this.#wishes = wishes;
    if (!(await this.#attempt(() => this.#connection.ask({ type: 'find', ...wishes })))) this.#lookNoMore();
  }

  async cancel(): Promise<void> {
    const { paired } = this;
    this.#lookNoMore();
    this.paired = null;
    await this.#attempt(() => this.#connection.ask({ type: 'cancel' }));
    if (paired) await this.withdraw(paired.table);
  }

  #lookNoMore(): void {
    this.#wishes = null;
    this.lookingSince = null;
  }

  /** Take an open seat, and go to its table. */
  async sit(table: string, who: string): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.#problem = null;
    try {
      const invited = (await this.#connection.ask({ type: 'sit', table })) as Invited;
      go({ page: 'table', table: await this.#join(invited.invite) });
    } catch (error) {
      const code = error instanceof ProblemError ? error.code : '';
      const taken = ['seat-just-taken', 'no-such-invite', 'no-open-seat', 'no-such-table'].includes(code);
      if (!taken) {
        this.#problem = { sentence: refusalOf(error) };
        return;
      }
      this.vain = { ...this.vain, [table]: who };
      this.announcement = words('lobby-just-taken', { name: who });
      setTimeout(() => {
        const { [table]: _, ...rest } = this.vain;
        this.vain = rest;
      }, GONE_MS);
    } finally {
      this.busy = false;
    }
  }

  /** Make a table with open seats, and wait here until they are taken. */
  async offer(wishes: Omit<NewTable, 'seats' | 'public'>, players: number): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const done = await this.#attempt(async () => {
      const promise = await askPromise();
      const randomness = await addRandomness(promise.table, promise.commitment);
      const open = Array.from({ length: players - 1 }, () => ({ who: 'open' as const }));
      const seated = await makeTable({
        ...wishes,
        seats: [{ who: 'person', name: this.#name() }, ...open],
        public: true,
        promise: promise.commitment,
        randomness,
      });
      noteAdded(seated.table);
      remember(seated);
      this.#setOwn([...this.own, seated.table]);
      await this.#keepOpen(seated.table);
    });
    this.busy = false;
    return done;
  }

  async withdraw(table: string): Promise<void> {
    const game = gameAt(table);
    if (!game) return this.#dropOwn(table);
    const done = await this.#attempt(() => this.#connection.ask({ type: 'withdraw', table, secret: game.secret }));
    if (done) {
      this.#dropOwn(table);
      forgetGame(table);
    }
  }

  #dropOwn(table: string): void {
    if (this.own.includes(table)) this.#setOwn(this.own.filter((each) => each !== table));
  }

  #setOwn(tables: readonly string[]): void {
    this.own = tables;
    keep(OFFERS, tables);
  }
}
