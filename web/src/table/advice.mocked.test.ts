import { beforeEach, expect, it, vi } from 'vitest';
import { FakeSocket, makeSocket, view } from '../net/fake-socket';
import type { Analysis } from '../net/messages';
import { TableStore } from '../net/store.svelte';
import { Advice } from './advice.svelte';
import { Game } from './game.svelte';
import { Hand } from './hand.svelte';
import { Stage } from './stage.svelte';

vi.mock('../shell/settings.svelte', () => ({ settings: {} })); // it asks the window for its colours

const ANALYSIS = { seat: 1, moves: [{ move: '1B2', win: 0.6, margin: 3 }] } as unknown as Analysis;

let socket: FakeSocket;
let hand: Hand;
let advice: Advice;

beforeEach(() => {
  FakeSocket.all = [];
  const store = new TableStore('abcdefghijkl', 'S', 'en', { address: 'ws://here/live', makeSocket });
  store.start();
  socket = FakeSocket.latest();
  socket.open();
  socket.say(view());
  const game = new Game(store);
  const stage = new Stage(game);
  hand = new Hand(game, stage);
  advice = new Advice(game, hand, stage);
  return () => store.stop();
});

const hints = () => socket.sent.filter((request) => request.type === 'hint');
const lastId = () => hints().at(-1)!.id;

it('shows the hint that was asked for', async () => {
  const asked = advice.askHint();
  socket.say({ type: 'done', id: lastId(), seq: 4 });
  expect(advice.waiting).toBe(true);
  socket.say({ type: 'analysis', id: lastId(), analysis: ANALYSIS });
  await asked;
  expect(advice.waiting).toBe(false);
  expect(advice.best.map(({ move }) => move)).toEqual(['1B2']);
  expect(advice.standing).toEqual({ win: 0.6, margin: 3 });
});

it('stops waiting at once when the search fails, and says so', async () => {
  const asked = advice.askHint();
  socket.say({ type: 'done', id: lastId(), seq: 4 });
  socket.say({ type: 'error', id: lastId(), code: 'internal', message: 'Something went wrong.' });
  await asked;
  expect(advice.waiting).toBe(false);
  expect(hand.refusal?.sentence).toBe('Something went wrong.');
});

it('asks once about a decision that the server does not evaluate', async () => {
  const asked = advice.toggleEvaluation();
  socket.say({ type: 'error', id: lastId(), code: 'busy', message: 'Wait.' });
  await asked;
  await advice.refresh();
  expect(hints()).toHaveLength(1);
});

it('leaves an explained refusal in sight when the strip asks by itself', async () => {
  advice.evaluation = true;
  hand.refusal = { title: 'This move is not possible.', sentence: 'The line is full.' };
  void advice.refresh();
  expect(hints()).toHaveLength(1);
  expect(hand.refusal).not.toBeNull();
  void advice.askHint();
  expect(hand.refusal).toBeNull();
});
