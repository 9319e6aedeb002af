import { beforeEach, expect, it } from 'vitest';
import { FakeSocket, makeSocket, START, view } from './fake-socket';
import { TableStore, type Happening } from './store.svelte';

beforeEach(() => {
  FakeSocket.all = [];
});

function seated(): { store: TableStore; socket: FakeSocket } {
  const store = new TableStore('abcdefghijkl', 'S', 'en', { address: 'ws://here/live', makeSocket });
  store.start();
  const socket = FakeSocket.latest();
  socket.open();
  socket.say(view());
  return { store, socket };
}

function reconnected(store: TableStore, broken: FakeSocket): FakeSocket {
  broken.break();
  store.tryNow();
  const socket = FakeSocket.latest();
  socket.open();
  return socket;
}

it('plays in the turn in which the move was chosen', () => {
  const { store, socket } = seated();
  void store.play(1, '1B2').catch(() => undefined);
  expect(socket.sent.at(-1)).toMatchObject({ type: 'play', seat: 1, move: '1B2', at: 0 });
  store.stop();
});

it('refuses to play out of turn', async () => {
  const { store } = seated();
  await expect(store.play(2, '1B2')).rejects.toMatchObject({ code: 'not-your-turn' });
  store.stop();
});

it('tells of each event once, with what was before and after', () => {
  const { store, socket } = seated();
  const seen: Happening[] = [];
  store.onHappening((happening) => seen.push(happening));
  const position = START.replace('offer:1', 'offer:2');
  const played = {
    type: 'event',
    seq: 5,
    time: 7,
    position,
    event: {
      kind: 'played',
      seat: 1,
      move: '1B2',
      by: 'person',
      taken: { count: 1, placed: 1, fallen: 0, marker: false },
      tiling: null,
    },
  } as const;
  socket.say(played);
  socket.say(played);
  expect(seen).toHaveLength(1);
  expect(seen[0]?.before.table.position).toBe(START);
  expect(seen[0]?.after.table.position).toBe(position);
  store.stop();
});

it('says hello again when an event is missing', () => {
  const { store, socket } = seated();
  socket.say({ type: 'event', seq: 7, time: 7, event: { kind: 'hinted', seat: 2 } });
  expect(socket.sent.at(-1)).toMatchObject({ type: 'hello', have: 4 });
  expect(store.knowledge?.table.seq).toBe(4);
  store.stop();
});

it('knows the server’s time', () => {
  const { store } = seated();
  expect(Math.abs(store.now() - 1000)).toBeLessThan(2);
  store.stop();
});

it('drops the notices of the last connection that the server does not repeat', () => {
  const { store, socket } = seated();
  socket.say({ type: 'notice', what: 'message', text: 'Restart at noon' });
  socket.say({ type: 'notice', what: 'compiling' });
  expect([store.announcement, store.compiling]).toEqual(['Restart at noon', true]);
  const next = reconnected(store, socket);
  expect([store.announcement, store.compiling]).toEqual(['Restart at noon', true]);
  next.say(view());
  expect([store.announcement, store.compiling]).toEqual(['', false]);
  const last = reconnected(store, next);
  last.say({ type: 'notice', what: 'message', text: 'Restart at one' });
  last.say(view());
  expect([store.announcement, store.compiling]).toEqual(['Restart at one', false]);
  store.stop();
});
