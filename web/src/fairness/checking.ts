/**
 * Computes the deals of a finished game again, as docs/fair-deals.md describes, and compares them with the record. No
 * verdict of the server is used. Loaded when a game is over or a record is opened.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { parsePosition, type Position } from '../board/position';
import type { RecordAnswer, RecordFairness } from '../net/messages';
import { chainsHold } from './chain';
import type { Note } from './notes';

/**
 * `proved`: nobody could choose the deals. `consistent`: they follow from a secret that somebody could have chosen;
 * `nobody-added`: the server's operator could choose the deals. `no-deals`: the game ended before the first one.
 */
export type Proof =
  'proved' | 'consistent' | 'nobody-added' | 'no-deals' | 'unknown' | 'other-commitment' | 'not-ours' | 'other-deals';

const LABEL = 'tilewright-fair-deals-2';
const COLOURS = 'BYRKW';
const TILES_PER_FACTORY = 4;
const HEX = /^[0-9a-f]{64}$/;

function digest(key: Uint8Array, text: string): Uint8Array {
  return hmac(sha256, key, utf8ToBytes(text));
}

export function commitmentOf(secret: string, table: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${LABEL} commitment ${table} ${secret}`)));
}

/** Numbers from the stream of one purpose and round, each as likely as any other. */
function* draws(key: Uint8Array, purpose: string, round: number): Generator<number, never, number> {
  let bound = yield 0;
  for (let block = 0; ; block += 1) {
    for (const byte of digest(key, `${LABEL} ${purpose} ${round} ${block}`)) {
      if (byte < 256 - (256 % bound)) bound = yield byte % bound;
    }
  }
}

function drawer(key: Uint8Array, purpose: string, round: number): (bound: number) => number {
  const stream = draws(key, purpose, round);
  stream.next();
  return (bound) => stream.next(bound).value;
}

/** The factories for a position that waits for a deal. */
function dealOf(key: Uint8Array, before: Position): string {
  const draw = drawer(key, 'deal', before.round);
  let [bag, lid] = [[...before.bag], [...before.lid]];
  const sum = (tiles: number[]): number => tiles.reduce((total, count) => total + count, 0);
  const factories = before.factories.map(() => {
    const factory = [0, 0, 0, 0, 0];
    for (let tile = 0; tile < TILES_PER_FACTORY; tile += 1) {
      if (sum(bag) === 0) [bag, lid] = [lid, [0, 0, 0, 0, 0]];
      if (sum(bag) === 0) break;
      let place = draw(sum(bag));
      const colour = bag.findIndex((count) => (place -= count) < 0);
      bag[colour]! -= 1;
      factory[colour]! += 1;
    }
    return factory.map((count, colour) => COLOURS[colour]!.repeat(count)).join('') || '-';
  });
  return factories.join(',');
}

function follows(record: RecordAnswer, fairness: RecordFairness, secret: string): boolean {
  const added = fairness.randomness.map((own) => own || '-').join(' ');
  const key = digest(hexToBytes(secret), `${LABEL} key ${fairness.table} ${added}`);
  const start = parsePosition(record.start);
  if (fairness.drawn && start.first !== drawer(key, 'first', 0)(record.players) + 1) return false;
  if (fairness.reveals && !chainsHold(fairness.randomness, fairness.reveals)) return false;
  let before = record.start;
  return record.steps.every((step) => {
    const [position, deal] = [before, step.deal];
    before = step.position;
    if (deal === null) return true;
    const awaiting = parsePosition(position);
    return deal === dealOf(keyOfRound(key, fairness, awaiting.round), awaiting);
  });
}

/** Whether the deals of a game with equal deals follow from the published key, and the key fits the commitment. */
export function checkShared(record: RecordAnswer, commitment: string): Proof {
  const { fairness } = record;
  if (!fairness?.secret || fairness.version !== '2' || !HEX.test(fairness.secret)) return 'unknown';
  if (commitmentOf(fairness.secret, fairness.table) !== commitment) return 'other-commitment';
  return follows(record, fairness, fairness.secret) ? 'consistent' : 'other-deals';
}

/** At a table with `last_word` each deal has its own key, from what was revealed before it. */
function keyOfRound(key: Uint8Array, { reveals }: RecordFairness, round: number): Uint8Array {
  if (!reveals) return key;
  const row = reveals[round - 1] ?? [];
  return digest(key, `${LABEL} reveal ${round} ${row.map((value) => value || '-').join(' ')}`);
}

/** The rounds that were dealt without a value of this browser; null if the players did not have the last word. */
export function roundsWithout(record: RecordAnswer, note: Note): number[] | null {
  const { reveals, randomness } = record.fairness ?? {};
  if (!reveals || !randomness) return null;
  const seats = randomness.flatMap((added, seat) => (added === note.randomness ? [seat] : []));
  return reveals.flatMap((row, index) => (seats.some((seat) => row[seat]) ? [] : [index + 1]));
}

/** Whether the record lacks a value that the server had accepted from this browser. */
function isWithheld(record: RecordAnswer, note: Note): boolean {
  if (!note.seed) return false;
  const without = roundsWithout(record, note);
  return without === null || (note.revealed ?? []).some((round) => without.includes(round));
}

/** What a record proves to this browser. `note`: the commitment that it saw and the randomness that it added, if any. */
export function check(record: RecordAnswer, note: Note | null): Proof {
  const { fairness } = record;
  if (note && fairness && note.commitment !== fairness.commitment) return 'other-commitment';
  if (record.steps.every(({ deal }) => deal === null)) return 'no-deals';
  if (!fairness?.secret || fairness.version !== '2') return 'unknown';
  const { secret } = fairness;
  if (!HEX.test(secret) || commitmentOf(secret, fairness.table) !== fairness.commitment) return 'other-commitment';
  if (!follows(record, fairness, secret)) return 'other-deals';
  if (note && fairness.randomness.includes(note.randomness)) return isWithheld(record, note) ? 'not-ours' : 'proved';
  if (note?.added) return 'not-ours';
  return fairness.randomness.some((own) => own) ? 'consistent' : 'nobody-added';
}
