/** The steps of the board's motion between two pictures. */
import type { Colour, Step } from '../board';
import type { SeatTiling } from '../net/messages';
import type { Frame } from './frames';

/** A wall tiling as a step of the board. */
export function tilingStep(tiling: readonly SeatTiling[]): Step {
  return {
    kind: 'tiling',
    seats: tiling.map(({ seat, placed, floor, score }) => ({
      seat,
      floor,
      score,
      placed: placed.map(([row, column, colour, points]) => ({ row, column, colour: colour as Colour, points })),
    })),
  };
}

/** The step that led to a picture; null if it has no motion. */
export function stepOf(frame: Frame, name: (seat: number) => string): Step | null {
  if (frame.kind === 'deal') return { kind: 'deal' };
  if (frame.kind === 'tiling') return frame.tiling ? tilingStep(frame.tiling) : null;
  const { seat, move, taken } = frame;
  return seat === null || taken === null ? null : { kind: 'take', seat, move, taken, pickedBy: name(seat) };
}
