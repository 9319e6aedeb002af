import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket, makeSocket, view, you } from './fake-socket';
import { Live, openingLimit, waitBefore, type LiveState } from './live';
import type { Analysis, AnyMessage } from './messages';

let states: LiveState[];
let heard: AnyMessage[];
let live: Live;
let have: number | null;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  states = [];
  heard = [];
  have = null;
  live = new Live({
    table: 'abcdefghijkl',
    secret: 'S',
    language: 'is',
    address: 'ws://here/live',
    makeSocket,
    random: () => 1,
    have: () => have,
    onMessage: (message) => heard.push(message),
    onState: (state) => states.push(state),
  });
});

afterEach(() => {
  live.stop();
  vi.useRealTimers();
});

function connect(): FakeSocket {
  live.start();
  const socket = FakeSocket.latest();
  socket.open();
  socket.say(view());
  return socket;
}

describe('connecting', () => {
  it('says hello first and is open when the view has come', () => {
    const socket = connect();
    expect(socket.sent).toEqual([
      { type: 'hello', table: 'abcdefghijkl', protocol: 1, secret: 'S', person: null, have: null, language: 'is' },
    ]);
    expect(states.map((state) => state.kind)).toEqual(['connecting', 'open']);
    expect(heard).toHaveLength(1);
  });

  it('says what it has when it comes back, and is open only after the missing events and `you`', () => {
    connect().break();
    have = 4;
    vi.advanceTimersByTime(500);
    const socket = FakeSocket.latest();
    socket.open();
    expect(socket.sent[0]).toMatchObject({ type: 'hello', have: 4 });
    socket.say({ type: 'event', seq: 5, time: 1, event: { kind: 'hinted', seat: 2 } });
    expect(live.state.kind).toBe('connecting');
    socket.say({ type: 'you', seq: 5, you: you() });
    expect(live.state.kind).toBe('open');
  });

  it('tells when it tries again, waits longer each time, and can be told not to wait', () => {
    connect().break();
    expect(states.at(-1)).toEqual({ kind: 'waiting', attempt: 1, until: Date.now() + 500 });
    vi.advanceTimersByTime(500);
    FakeSocket.latest().break();
    expect(states.at(-1)).toMatchObject({ kind: 'waiting', attempt: 2, until: Date.now() + 1000 });
    const before = FakeSocket.all.length;
    live.tryNow();
    expect(FakeSocket.all.length).toBe(before + 1);
  });

  it('gives up on a refusal that will not pass, and not on one that will', () => {
    live.start();
    FakeSocket.latest().open();
    FakeSocket.latest().say({ type: 'error', code: 'closing', message: 'soon' });
    expect(live.state.kind).toBe('waiting');
    vi.advanceTimersByTime(500);
    FakeSocket.latest().open();
    FakeSocket.latest().say({ type: 'error', code: 'no-such-table', message: 'gone' });
    expect(live.state).toEqual({ kind: 'refused', code: 'no-such-table', message: 'gone' });
  });

  it('tries others beside a connection that does not open, and uses the first that does', () => {
    live.start();
    const [first] = FakeSocket.all;
    vi.advanceTimersByTime(799);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1 + 800);
    const [, second, third] = FakeSocket.all;
    expect(live.state).toEqual({ kind: 'connecting', attempt: 2 });
    second!.open();
    second!.say(view());
    expect(live.state.kind).toBe('open');
    first!.open();
    expect([first!.closed, first!.sent]).toEqual([true, []]);
    third!.break();
    expect(live.state.kind).toBe('open');
    vi.advanceTimersByTime(3_000);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it('waits when all of them fail, and keeps no more than six', () => {
    live.start();
    vi.advanceTimersByTime(6 * 800);
    expect(FakeSocket.all).toHaveLength(7);
    FakeSocket.all[0]!.open();
    expect(FakeSocket.all[0]!.closed).toBe(true);
    FakeSocket.all.slice(1, 6).forEach((socket) => socket.break());
    expect(live.state.kind).toBe('connecting');
    FakeSocket.latest().break();
    expect(live.state.kind).toBe('waiting');
  });

  it('makes a seventh attempt within 10 s if a proxy sends the first six to a frozen process', () => {
    connect();
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.all.length).toBeGreaterThan(1 + 6);
  });
});

describe('requests', () => {
  it('are answered once, each by its own number', async () => {
    const socket = connect();
    const first = live.request({ type: 'undo', seat: 1 });
    const second = live.request({ type: 'resign', seat: 1 });
    const [, one, two] = socket.sent as { id: number }[];
    socket.say({ type: 'error', id: two!.id, code: 'game-over', message: 'over' });
    socket.say({ type: 'done', id: one!.id, seq: 9 });
    await expect(first).resolves.toBe(9);
    await expect(second).rejects.toMatchObject({ code: 'game-over', message: 'over' });
  });

  it('are refused while there is no connection, never kept for later', async () => {
    const socket = connect();
    socket.break();
    await expect(live.request({ type: 'play', seat: 1, move: '1B2', at: 0 })).rejects.toMatchObject({
      code: 'offline',
    });
    have = 4;
    vi.advanceTimersByTime(500);
    FakeSocket.latest().open();
    FakeSocket.latest().say({ type: 'you', seq: 4, you: you() });
    expect(FakeSocket.latest().sent.map((request) => request.type)).toEqual(['hello']);
  });

  it('whose answer was lost are not sent again', async () => {
    const socket = connect();
    const played = live.request({ type: 'play', seat: 1, move: '1B2', at: 0 });
    const outcome = expect(played).rejects.toMatchObject({ code: 'lost' });
    socket.break();
    await outcome;
    vi.advanceTimersByTime(500);
    FakeSocket.latest().open();
    expect(FakeSocket.latest().sent.map((request) => request.type)).toEqual(['hello']);
  });
});

describe('hints', () => {
  const analysis = { seat: 1, moves: [] } as unknown as Analysis;

  it('are answered by the analysis with their own number, not by `done`', async () => {
    const socket = connect();
    const [first, second] = [live.requestHint({ seat: 1 }), live.requestHint({ seat: 1 })];
    const [, one, two] = socket.sent as { id: number }[];
    let answered = false;
    void first.then(() => (answered = true));
    socket.say({ type: 'done', id: one!.id, seq: 4 });
    socket.say({ type: 'analysis', id: two!.id, analysis: { ...analysis, seat: 2 } });
    await expect(second).resolves.toMatchObject({ seat: 2 });
    expect(answered).toBe(false);
    socket.say({ type: 'analysis', id: one!.id, analysis });
    await expect(first).resolves.toEqual(analysis);
    expect(heard.map(({ type }) => type)).toEqual(['view']);
  });

  it('can fail before and after `done`, and with the connection', async () => {
    const socket = connect();
    const [busy, failed, lost] = [1, 1, 1].map((seat) => live.requestHint({ seat }));
    const [, one, two] = socket.sent as { id: number }[];
    socket.say({ type: 'error', id: one!.id, code: 'busy', message: 'busy' });
    await expect(busy).rejects.toMatchObject({ code: 'busy' });
    socket.say({ type: 'done', id: two!.id, seq: 4 });
    socket.say({ type: 'error', id: two!.id, code: 'internal', message: 'sorry' });
    await expect(failed).rejects.toMatchObject({ code: 'internal', message: 'sorry' });
    const outcome = expect(lost).rejects.toMatchObject({ code: 'lost' });
    socket.break();
    await outcome;
  });
});

it('closes a socket that still connects only when it is open', () => {
  live.start();
  const socket = FakeSocket.latest();
  live.stop();
  expect(socket.closed).toBe(false);
  socket.open();
  expect(socket.closed).toBe(true);
  expect(socket.sent).toEqual([]);
});

describe('silence', () => {
  it('causes a ping; without a pong the connection is lost', () => {
    const socket = connect();
    vi.advanceTimersByTime(4_000);
    expect(socket.sent.at(-1)).toMatchObject({ type: 'ping' });
    socket.say({ type: 'pong', id: 1, now: 2 });
    vi.advanceTimersByTime(4_000 + 2_499);
    expect(live.state.kind).toBe('open');
    vi.advanceTimersByTime(1);
    expect(live.state.kind).toBe('waiting');
  });

  it('is noticed sooner while a request waits for its answer', async () => {
    const socket = connect();
    const outcome = expect(live.request({ type: 'undo', seat: 1 })).rejects.toMatchObject({ code: 'lost' });
    vi.advanceTimersByTime(2_000);
    expect(socket.sent.at(-1)).toMatchObject({ type: 'ping' });
    socket.say({ type: 'pong', id: 2, now: 2 });
    vi.advanceTimersByTime(4_499);
    expect(live.state.kind).toBe('open');
    vi.advanceTimersByTime(1);
    expect(live.state.kind).toBe('waiting');
    await outcome;
    vi.advanceTimersByTime(250);
    expect(live.state).toEqual({ kind: 'connecting', attempt: 1 });
  });

  it('while the page itself was suspended does not count', () => {
    connect();
    vi.advanceTimersByTime(4_000);
    vi.setSystemTime(Date.now() + 3_000);
    vi.advanceTimersByTime(2_500);
    expect(live.state.kind).toBe('open');
    vi.advanceTimersByTime(2_500);
    expect(live.state.kind).toBe('waiting');
  });

  it('may last longer if the server answers slowly', () => {
    live.start();
    const socket = FakeSocket.latest();
    socket.open();
    vi.advanceTimersByTime(3_000);
    socket.say(view());
    vi.advanceTimersByTime(4_000 + 2_000);
    socket.say({ type: 'pong', id: 1, now: 2 });
    vi.advanceTimersByTime(4_000 + 7_999);
    expect(live.state.kind).toBe('open');
    vi.advanceTimersByTime(1);
    expect(live.state.kind).toBe('waiting');
  });
});

it('opens more connections at longer intervals, by what the fastest one took', () => {
  expect([1, 6, 7, 13, 40].map((attempt) => openingLimit(attempt, 50))).toEqual([400, 400, 800, 1600, 12_000]);
  expect(openingLimit(1, 2_000)).toBe(4_000);
  expect(openingLimit(0, 12_000)).toBe(12_000);
});

it('waits between half and all of a doubling time, at most 10 s', () => {
  expect(waitBefore(0, () => 0)).toBe(250);
  expect(waitBefore(0, () => 1)).toBe(500);
  expect(waitBefore(3, () => 1)).toBe(4000);
  expect(waitBefore(40, () => 1)).toBe(10_000);
});
