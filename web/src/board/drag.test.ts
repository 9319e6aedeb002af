import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drag, dragSource, type Dragged } from './drag.svelte';

class Tiles extends EventTarget {
  setPointerCapture = vi.fn();

  point(type: string, x: number): void {
    this.dispatchEvent(Object.assign(new Event(type), { button: 0, isPrimary: true, clientX: x, clientY: 0 }));
  }
}

const row = { getAttribute: () => 'false', setAttribute: vi.fn(), removeAttribute: vi.fn() };
const what: Dragged = { source: 1, colour: 'B', count: 2, begin: vi.fn(), abandon: vi.fn() };
let tiles: Tiles;
let gone: () => void;

beforeEach(() => {
  vi.stubGlobal('document', { elementFromPoint: () => ({ closest: () => row }) });
  tiles = new Tiles();
  gone = dragSource(() => what)(tiles as unknown as HTMLElement) as () => void;
});
afterEach(() => vi.unstubAllGlobals());

it('lets go of tiles that disappear while they are dragged', () => {
  tiles.point('pointerdown', 0);
  tiles.point('pointermove', 20);
  expect(drag.held).toEqual(what);
  expect(row.setAttribute).toHaveBeenCalledWith('data-dragover', '');
  gone();
  expect(drag.held).toBeNull();
  expect(row.removeAttribute).toHaveBeenCalledWith('data-dragover');
});

it('leaves a drag alone when other tiles disappear', () => {
  const others = dragSource(() => what)(new Tiles() as unknown as HTMLElement) as () => void;
  tiles.point('pointerdown', 0);
  tiles.point('pointermove', 20);
  others();
  expect(drag.held).toEqual(what);
  gone();
});
