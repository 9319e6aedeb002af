/* Plays moves and deals on a board outside a live table, with the motion and the sounds of one. */
import { onDestroy } from 'svelte';
import { afterTake, lastMoveOf, Motion, parsePosition, type LastMove, type Position } from '../board';
import type { SeatTiling, Taken } from '../net/messages';
import { tilingStep } from '../record/steps';
import { settings } from '../shell/settings.svelte';
import { accompany } from '../table/sounds.svelte';

const PAUSE = 500; // the tiles lie on the line for a moment before the wall is tiled

/** A move with what it did, or a deal, which has neither seat nor move. */
export interface PlayedStep {
  seat: number | null;
  move: string | null;
  taken?: Taken | null;
  tiling?: SeatTiling[] | null;
  /** The position after it, if there is more to see than the take. */
  position?: string | null;
}

/** Belongs to the component that makes it, and ends with it. */
export class Playback {
  readonly motion = new Motion();
  position: Position = $state.raw(null as unknown as Position);
  lastMove: LastMove | null = $state.raw(null);
  /** Whether the component is no longer shown. */
  isOver = false;
  #seat: number;
  #name: (seat: number) => string;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `seat` is the viewer's; picks of other seats are shown with their names. */
  constructor(position: Position, seat: number, name: (seat: number) => string) {
    this.position = position;
    this.#seat = seat;
    this.#name = name;
    accompany(this.motion);
    onDestroy(() => {
      this.isOver = true;
      clearTimeout(this.#timer);
      this.motion.finish();
    });
  }

  /** Show a position at once. */
  set(position: Position, lastMove: LastMove | null = null): void {
    this.motion.finish();
    this.position = position;
    this.lastMove = lastMove;
  }

  /** Show what a step did; resolves when its motion has ended. */
  async play({ seat, move, taken, tiling, position }: PlayedStep): Promise<void> {
    this.motion.speed = settings.speed;
    const after = position ? parsePosition(position) : null;
    if (seat === null || move === null) {
      if (!after) return;
      await this.#pause();
      return this.motion.play(this.position, after, { kind: 'deal' }, () => (this.position = after));
    }
    if (taken) {
      const lying = afterTake(this.position, seat, move, taken);
      const take = { kind: 'take' as const, seat, move, taken };
      const seen = seat === this.#seat ? take : { ...take, pickedBy: this.#name(seat) };
      await this.motion.play(this.position, lying, seen, () => {
        this.position = lying;
        this.lastMove = lastMoveOf(seat, move, taken, this.#name(seat));
      });
    }
    if (this.isOver || !after) return;
    if (!tiling) {
      this.position = after;
      return;
    }
    if (taken) await this.#pause();
    await this.motion.play(this.position, after, tilingStep(tiling), () => {
      this.position = after;
      this.lastMove = null;
    });
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => (this.#timer = setTimeout(resolve, PAUSE / settings.speed)));
  }
}
