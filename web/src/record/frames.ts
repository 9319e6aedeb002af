/**
 * A record as pictures to step through. On the coloured side a take that ends a round has two pictures: the tiles where
 * they fell, and the walls after tiling. All steps come from the server; nothing here applies the rules.
 */
import { afterTake, lastMoveOf, parsePosition, type LastMove, type Position, type Taken } from '../board';
import type { RecordAnswer, Seat, SeatTiling, Step } from '../net/messages';

export interface Frame {
  kind: 'start' | 'deal' | 'move' | 'tiling';
  position: Position;
  round: number;
  /** How many moves were made up to here. */
  number: number;
  /** Of a move: whose, which, and what it moved if it is a take. */
  seat: Seat | null;
  move: string;
  taken: Taken | null;
  /** Tiles that the move placed or took. */
  count: number;
  lastMove: LastMove | null;
  /** Of a tiling: what it brought every seat. */
  tiling: SeatTiling[] | null;
}

const STILL = { seat: null, move: '', taken: null, count: 0, lastMove: null, tiling: null };

function afterStep(step: Step, before: Frame, name: (seat: Seat) => string): Frame[] {
  const position = parsePosition(step.position);
  const { round } = before.position;
  if (step.move === null || step.seat === null) {
    return [{ ...STILL, kind: 'deal', position, round: position.round, number: before.number }];
  }
  const { move, seat, taken, tiling } = step;
  const made: Frame = {
    kind: 'move',
    position,
    round,
    number: before.number + 1,
    seat,
    move,
    tiling: null,
    taken,
    count: taken?.count ?? 1,
    lastMove: taken && lastMoveOf(seat, move, taken, name(seat)),
  };
  if (!tiling) return [made];
  const tiled: Frame = { ...STILL, kind: 'tiling', position, round, number: made.number, tiling };
  return [taken ? { ...made, position: afterTake(before.position, seat, move, taken) } : made, tiled];
}

/** All pictures of a record. If it begins with a deal, the first picture is the one after that deal. */
export function framesOf(record: RecordAnswer, name: (seat: Seat) => string): Frame[] {
  const start = parsePosition(record.start);
  const frames: Frame[] = [{ ...STILL, kind: 'start', position: start, round: start.round, number: 0 }];
  for (const step of record.steps) frames.push(...afterStep(step, frames.at(-1)!, name));
  return frames.length > 1 && frames[0]?.position.phase === 'deal' ? frames.slice(1) : frames;
}

/** The first picture after `number` moves; the last picture if there are fewer moves. */
export function frameOfMove(frames: readonly Frame[], number: number): number {
  const at = frames.findIndex((frame) => frame.number >= number);
  return at < 0 ? frames.length - 1 : at;
}

/** Forwards: the first picture of the next round. Backwards: of this round or, if it is shown, of the round before. */
export function roundFrom(frames: readonly Frame[], at: number, step: 1 | -1): number {
  const deals = frames.flatMap((frame, i) => (frame.kind === 'deal' || frame.kind === 'start' ? [i] : []));
  const found = step > 0 ? deals.find((i) => i > at) : deals.findLast((i) => i < at);
  return found ?? (step > 0 ? frames.length - 1 : 0);
}
