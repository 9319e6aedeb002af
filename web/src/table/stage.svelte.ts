/* What is seen during animations. The state of the game changes at once; the picture follows it scene by scene, and any click
   or key ends the animation. At rest the stage shows the state of the game. */
import { flushSync } from 'svelte';
import { Motion } from '../board/flight.svelte';
import { bonusesOf, type Step } from '../board/motion';
import { afterTake, lastMoveOf } from '../board/picture';
import { parsePosition, type Position } from '../board/position';
import type { LastMove } from '../board/types';
import type { SeatTiling } from '../net/messages';
import type { Happening } from '../net/store.svelte';
import { tilingStep } from '../record/steps';
import type { Game } from './game.svelte';

interface Picture {
  position: Position;
  lastMove: LastMove | null;
}

interface Scene {
  before: Picture;
  after: Picture;
  step: Step;
  /** The number of the event that it shows; a replay has none. */
  seq: number | null;
}

/** If more scenes than this wait, as after a long absence, they are skipped. */
const PATIENCE = 10;

/**
 * Scenes for the wall tiling and, at the end of the game, the bonuses. The scores of the final position already contain
 * the bonuses, so the tiling ends with the scores before them.
 */
function tilingScenes(from: Position, to: Position, tiling: readonly SeatTiling[], seq: number): Scene[] {
  const still = (position: Position): Picture => ({ position, lastMove: null });
  const over = to.phase === 'end';
  const counted = over
    ? {
        ...to,
        boards: to.boards.map((board, index) => ({
          ...board,
          score: tiling.find(({ seat }) => seat === index + 1)?.score ?? board.score,
        })),
      }
    : to;
  const scenes: Scene[] = [{ before: still(from), after: still(counted), step: tilingStep(tiling), seq }];
  if (over && to.boards.some((board) => bonusesOf(board).length > 0))
    scenes.push({ before: still(counted), after: still(to), step: { kind: 'bonuses' }, seq });
  return scenes;
}

export class Stage {
  readonly motion = new Motion();
  #staged: Picture | null = $state.raw(null);
  /** What is being shown, or null at rest. */
  showing: Step | null = $state.raw(null);
  /** The position after what is being shown; null at rest. What happens later waits. */
  next: Position | null = $state.raw(null);
  /** The number of the event that is being shown. */
  #seq: number | null = $state(null);
  #waiting: Scene[] = [];
  #playing = false;
  /** The scene of the last take, for `replay`. */
  #lastTake: Scene | null = $state.raw(null);
  #game: Game;

  constructor(game: Game) {
    this.#game = game;
  }

  /** Begin to follow the table; returns a function that stops it. */
  follow(): () => void {
    const stop = this.#game.store.onHappening((happening) => this.#add(this.#scenesOf(happening)));
    return () => {
      stop();
      this.#clear();
      this.motion.finish();
    };
  }

  get position(): Position | null {
    return this.#staged?.position ?? this.#game.position;
  }

  get lastMove(): LastMove | null {
    return this.#staged ? this.#staged.lastMove : this.#game.lastMove;
  }

  get settled(): boolean {
    return this.#staged === null;
  }

  /** Whether an event has been shown, or is being shown; if `counted`, only when its points have been counted. */
  hasShown(seq: number, counted: boolean): boolean {
    return this.#seq === null || seq < this.#seq || (seq === this.#seq && !counted);
  }

  get canReplay(): boolean {
    return this.#lastTake !== null;
  }

  /** Shows the final state at once. Never call this from an effect's teardown: a flush inside a flush loses updates, and the
   *  page that should come next stays empty. */
  finish(): void {
    if (this.#staged) flushSync(() => this.#clear());
    else this.#waiting = [];
    this.motion.finish();
  }

  #clear(): void {
    this.#waiting = [];
    this.#staged = null;
    this.#seq = null;
    this.showing = null;
    this.next = null;
  }

  /** Shows the last take once more. One's own take is then shown as slowly as another player's. */
  replay(): void {
    const scene = this.#lastTake;
    if (!scene) return;
    this.finish();
    const { step } = scene;
    const name = step.kind === 'take' ? this.#game.nameOf(step.seat) : '';
    this.#add([{ ...scene, seq: null, step: step.kind === 'take' ? { ...step, pickedBy: name } : step }]);
  }

  #scenesOf({ message, before, after }: Happening): Scene[] {
    const { event, seq } = message;
    if (!before.table.position || !after.table.position) return [];
    const from = parsePosition(before.table.position);
    const to = parsePosition(after.table.position);
    const still = this.#waiting.at(-1)?.after ?? this.#staged;
    const lastMove = still?.lastMove ?? null;
    switch (event.kind) {
      case 'played': {
        const { seat, move, taken } = event;
        const name = this.#game.nameOf(seat);
        const own = after.you.seats.includes(seat) && event.by === 'person';
        const landed = {
          position: event.tiling ? afterTake(from, seat, move, taken) : to,
          lastMove: lastMoveOf(seat, move, taken, this.#game.takerOf(seat)),
        };
        const take: Scene = {
          before: { position: from, lastMove },
          after: landed,
          step: { kind: 'take', seat, move, taken, ...(own ? {} : { pickedBy: name }) },
          seq,
        };
        this.#lastTake = take;
        if (!event.tiling) return [take];
        return [take, ...tilingScenes(landed.position, to, event.tiling, seq)];
      }
      case 'tiled':
        return tilingScenes(from, to, event.tiling, seq);
      case 'dealt':
        return [
          {
            before: { position: from, lastMove: null },
            after: { position: to, lastMove: null },
            step: { kind: 'deal' },
            seq,
          },
        ];
      case 'took-back':
        this.#lastTake = null;
        this.finish();
        return [];
      default:
        return [];
    }
  }

  #add(scenes: Scene[]): void {
    const [first] = scenes;
    if (!first) return;
    // Set before anything is drawn again, so that the new state is never seen before its scene.
    if (!this.#staged) {
      this.#staged = first.before;
      this.#seq = first.seq;
      this.showing = first.step;
      this.next = first.after.position;
    }
    this.#waiting.push(...scenes);
    if (this.#waiting.length > PATIENCE) this.finish();
    else if (!this.#playing) void this.#play();
  }

  async #play(): Promise<void> {
    this.#playing = true;
    for (let scene = this.#waiting.shift(); scene; scene = this.#waiting.shift()) {
      const { before, after, step } = scene;
      await this.motion.play(before.position, after.position, step, () => {
        this.#staged = after;
        this.#seq = scene.seq;
        this.showing = step;
        this.next = after.position;
      });
    }
    this.#staged = null;
    this.#seq = null;
    this.showing = null;
    this.next = null;
    this.#playing = false;
  }
}
