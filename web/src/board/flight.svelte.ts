/** Carries out a plan of motion: measures where pieces are, lets the state change, and animates them to their new places. */

import { tick } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { planMotion, type Plan, type Step } from './motion';
import { disc, spaceAt } from './places';
import type { Position } from './position';
import { readTimings, type Timings } from './timings';
import type { Piece } from './types';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
interface Found {
  box: Box;
  element: Element;
}
type Places = Map<string, Found>;

/** Something drawn above the page for a while. `frames` animate it relative to its box; transform and opacity only. */
export interface Flyer {
  id: number;
  kind: 'piece' | 'picked' | 'phantom' | 'glow' | 'points' | 'name';
  box: Box;
  piece?: Piece;
  text?: string;
  frames: Keyframe[];
  timing: KeyframeAnimationOptions;
}

const EASE_FLIGHT = 'cubic-bezier(.6, 0, .2, 1)';
const EASE_POP = 'cubic-bezier(.3, 1.6, .5, 1)';

function measure(): Places {
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- measured once; nothing is drawn from it
  const places: Places = new Map();
  for (const element of document.querySelectorAll<HTMLElement>('[data-at]')) {
    const { x, y, width, height } = element.getBoundingClientRect();
    const name = element.dataset.at;
    if (name && width > 0 && !places.has(name)) places.set(name, { box: { x, y, width, height }, element });
  }
  return places;
}

const middle = (box: Box): { x: number; y: number } => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** The transform that shows an element at `from` although it is laid out at `to`. */
function backTo(from: Box, to: Box): string {
  const [a, b] = [middle(from), middle(to)];
  return `translate(${a.x - b.x}px, ${a.y - b.y}px) scale(${Math.min(from.width, from.height) / to.width})`;
}

export class Motion {
  /** How fast: 2 is twice as fast, Infinity shows every change at once. */
  speed = $state(1);
  running = $state(false);
  /** What Flight.svelte draws. */
  flyers = $state.raw<Flyer[]>([]);
  /** Scores while they are counted; PlayerBoard shows them instead of the position's. */
  readonly scores = new SvelteMap<number, number>();

  /** Called when a motion begins and when it has ended, for sounds. */
  onplay: ((plan: Plan, step: Step) => void) | null = null;
  onfinish: (() => void) | null = null;

  #animations: Animation[] = [];
  #run = 0;
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended: (() => void) | null = null;
  #nextId = 0;

  /** Shows one step: `commit` changes the state at once, the picture follows. Resolves when the motion has ended. */
  async play(before: Position, after: Position, step: Step, commit: () => void): Promise<void> {
    this.finish();
    if (!Number.isFinite(this.speed) || document.hidden) return commit();
    const run = ++this.#run;
    const timings = readTimings(this.speed);
    const plan = planMotion(before, after, step, timings);
    const was = measure();
    for (const { seat, from } of plan.counts) if (!this.scores.has(seat)) this.scores.set(seat, from);
    this.running = true;
    commit();
    await tick();
    if (run !== this.#run) return;
    this.#start(plan, was, measure(), timings);
    this.onplay?.(plan, step);
    await new Promise<void>((resolve) => {
      this.#ended = resolve;
      this.#timer = setTimeout(() => this.finish(), plan.length);
    });
  }

  /** Ends the running motion at once: everything is where it belongs. */
  finish(): void {
    this.#run += 1;
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    const [animations, ended] = [this.#animations, this.#ended];
    this.#animations = [];
    this.#ended = null;
    for (const animation of animations) animation.cancel();
    if (this.flyers.length) this.flyers = [];
    this.scores.clear();
    this.running = false;
    this.onfinish?.();
    ended?.();
  }

  /** Starts a flyer's animation; Flight.svelte calls it when the element exists. */
  launch(element: Element, { frames, timing }: Flyer): void {
    this.#animations.push(element.animate(frames, { fill: 'backwards', ...timing }));
  }

  #start(plan: Plan, was: Places, now: Places, timings: Timings): void {
    const flyers: Flyer[] = [];
    const add = (flyer: Omit<Flyer, 'id'>): void => void flyers.push({ id: this.#nextId++, ...flyer });

    for (const { piece, from, to, start, duration, picked, lands } of plan.travels) {
      const leaving =
        was.get(from)?.box ?? was.get(from.replace(/^src(\d)\..*/, (_, source) => disc(Number(source))))?.box;
      const arrived = to === null ? undefined : now.get(to);
      const target = arrived?.box ?? (to === null ? undefined : now.get(spaceAt(to))?.box);
      if (lands && arrived) this.#hide(arrived.element, start, duration, timings.travel && leaving !== undefined);
      if (!leaving) continue;
      const kind = picked ? 'picked' : 'piece';
      if (target && timings.travel) {
        const frames = [
          { opacity: 1, transform: backTo(leaving, target) },
          { opacity: 1, transform: 'none' },
        ];
        add({ kind, box: target, piece, frames, timing: { delay: start, duration, easing: EASE_FLIGHT } });
      } else {
        add({
          kind,
          box: leaving,
          piece,
          frames: [{ opacity: 1 }, { opacity: 0 }],
          timing: { delay: start, duration },
        });
      }
      if (picked && target) {
        add({
          kind: 'phantom',
          box: target,
          piece,
          frames: [{ opacity: 1 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }],
          timing: { duration: start + duration },
        });
      }
    }
    for (const { place, start } of plan.glows) {
      const box = now.get(spaceAt(place))?.box;
      const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }];
      if (box) add({ kind: 'glow', box, frames, timing: { delay: start, duration: timings.run } });
    }
    for (const { place, text, start } of plan.points) {
      const box = now.get(spaceAt(place))?.box;
      const rise = timings.travel ? 'translateY(-60%)' : 'none';
      const frames = [
        { opacity: 0, transform: 'none' },
        { opacity: 1, transform: rise, offset: 0.25 },
        { opacity: 1, transform: rise, offset: 0.8 },
        { opacity: 0, transform: rise },
      ];
      if (box) add({ kind: 'points', box, text, frames, timing: { delay: start, duration: timings.run } });
    }
    for (const { place, start } of plan.pops) {
      const element = now.get(place)?.element;
      if (!element || timings.pop === 0) continue;
      this.#animations.push(
        element.animate([{ transform: 'scale(1.12)' }, { transform: 'none' }], {
          delay: start,
          duration: timings.pop,
          easing: EASE_POP,
        }),
      );
    }
    for (const { place, until } of plan.hides) {
      const element = now.get(place)?.element;
      if (element) this.#hide(element, until, 0, true);
    }
    if (plan.picked) this.#showPick(plan, was, add);
    this.flyers = flyers;
    if (plan.counts.length) this.#count(plan);
  }

  /** Hide a piece at its destination while it is in flight. */
  #hide(element: Element, start: number, duration: number, arrives: boolean): void {
    const total = start + duration;
    const frames: Keyframe[] = arrives
      ? [{ opacity: 0 }, { opacity: 0 }]
      : [{ opacity: 0 }, { opacity: 0, offset: total ? start / total : 0 }, { opacity: 1 }];
    this.#animations.push(element.animate(frames, { duration: total }));
  }

  #showPick(plan: Plan, was: Places, add: (flyer: Omit<Flyer, 'id'>) => void): void {
    const boxes = plan.travels.filter((travel) => travel.picked).flatMap(({ from }) => was.get(from)?.box ?? []);
    if (!plan.picked || boxes.length === 0) return;
    const [right, top] = [Math.max(...boxes.map(({ x, width }) => x + width)), Math.min(...boxes.map(({ y }) => y))];
    const frames = [{ opacity: 1 }, { opacity: 1, offset: 0.9 }, { opacity: 0 }];
    add({
      kind: 'name',
      box: { x: right, y: top, width: 1, height: 1 },
      text: plan.picked.name,
      frames,
      timing: { duration: plan.hold },
    });
  }

  #count(plan: Plan): void {
    const began = performance.now();
    const step = (): void => {
      const time = performance.now() - began;
      for (const { seat, from, to, start, duration } of plan.counts) {
        if (time < start) continue;
        const share = duration > 0 ? Math.min(1, (time - start) / duration) : 1;
        this.scores.set(seat, Math.round(from + (to - from) * share));
      }
      if (time < plan.length) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }
}
