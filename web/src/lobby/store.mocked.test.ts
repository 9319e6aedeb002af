import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { joinTable, readInvite } from '../net/api';
import { FakeSocket, table } from '../net/fake-socket';
import type { AnyLobbyMessage, AnyLobbyRequest, AnyMessage, Paired } from '../net/messages';
import { forgetGame, gameAt } from '../shell/games';
import { go } from '../shell/router.svelte';
import { LobbyStore } from './store.svelte';

vi.mock('../language/words.svelte', () => ({ words: (id: string) => id, whenLanguageChanges: () => undefined }));
vi.mock('../shell/router.svelte', () => ({ go: vi.fn() }));
vi.mock('../shell/sound', () => ({ play: vi.fn() }));
vi.mock('../net/api', async (original) => ({
  ...(await original<object>()),
  readInvite: vi.fn(),
  joinTable: vi.fn(),
}));

const TABLE = 'abcdefghijkl';
const INVITE = 'abcdefghijklmnop';
const PAIRED: Paired = { type: 'paired', table: TABLE, invite: INVITE, others: [], until: 0 };
const LOBBY = { type: 'lobby', counts: {}, open: [], games: [] } as unknown as AnyLobbyMessage;
const WISHES = { players: 2, sides: ['coloured'], clocks: ['5+5'], rated: false } as const;

let store: LobbyStore;

const say = (message: AnyLobbyMessage) => FakeSocket.latest().say(message as AnyMessage);
const sent = () => FakeSocket.latest().sent as unknown as AnyLobbyRequest[];
const asked = () => sent().map(({ type }) => type);
const settle = () => vi.advanceTimersByTimeAsync(0);

/** Answer the last request: `done`, or the code of a refusal. */
async function answer(code = ''): Promise<void> {
  const id = (sent().at(-1) as { id: number }).id;
  say(code ? { type: 'error', id, code, message: code } : { type: 'done', id, seq: 0 });
  await settle();
}

async function connect(): Promise<void> {
  FakeSocket.latest().open();
  say(LOBBY);
  await settle();
}

async function reconnect(): Promise<void> {
  FakeSocket.latest().break();
  await vi.advanceTimersByTimeAsync(1000);
  await connect();
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.mocked(readInvite).mockResolvedValue(table());
  vi.mocked(joinTable).mockResolvedValue({ table: TABLE, seats: [1], secret: 'S', invite: INVITE });
  FakeSocket.all = [];
  store = new LobbyStore(
    () => 'en',
    () => 'Ana',
  );
  store.start();
  await connect();
  void store.find({ ...WISHES, sides: [...WISHES.sides], clocks: [...WISHES.clocks] });
  await answer();
});

afterEach(() => {
  store.stop();
  forgetGame(TABLE);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('keeps the seat at the table that was found after a lost connection, and goes there when its game begins', async () => {
  say(PAIRED);
  await settle();
  expect(sent().at(-1)).toMatchObject({ type: 'keep', table: TABLE, secret: 'S' });
  await answer();
  await reconnect();
  expect(asked()).toEqual(['hello', 'keep']);
  await answer();
  say({ type: 'began', table: TABLE });
  expect(go).toHaveBeenCalledWith({ page: 'table', table: TABLE });
});

it('searches again if the table that was found is gone after a lost connection', async () => {
  say(PAIRED);
  await settle();
  await answer();
  await reconnect();
  await answer();
  await vi.advanceTimersByTimeAsync(3000);
  expect(asked()).toEqual(['hello', 'keep', 'keep']);
  await answer('no-such-table');
  expect(store.paired).toBeNull();
  expect(gameAt(TABLE)).toBeNull();
  expect(sent().at(-1)).toMatchObject({ type: 'find', players: 2 });
});

it('sits down on the next connection if that failed on the last one', async () => {
  vi.mocked(joinTable).mockRejectedValueOnce(new Error('offline'));
  say(PAIRED);
  await settle();
  await reconnect();
  expect(joinTable).toHaveBeenCalledTimes(2);
  expect(asked()).toEqual(['hello', 'keep']);
});

it('gives the seat back when the search is cancelled', async () => {
  say(PAIRED);
  await settle();
  await answer();
  void store.cancel();
  expect(store.paired).toBeNull();
  await answer();
  expect(asked().slice(-2)).toEqual(['cancel', 'withdraw']);
  await answer();
  expect(gameAt(TABLE)).toBeNull();
});

it('gives the seat back when the search was cancelled while sitting down', async () => {
  let join = (): void => undefined;
  vi.mocked(joinTable).mockImplementationOnce(
    () => new Promise((resolve) => (join = () => resolve({ table: TABLE, seats: [1], secret: 'S', invite: INVITE }))),
  );
  say(PAIRED);
  await settle();
  void store.cancel();
  await answer();
  join();
  await settle();
  expect(asked().slice(-2)).toEqual(['cancel', 'withdraw']);
});

it('does not sit down when it was paired just after the search was cancelled', async () => {
  void store.cancel();
  say(PAIRED);
  await settle();
  expect(store.paired).toBeNull();
  expect(joinTable).not.toHaveBeenCalled();
});
