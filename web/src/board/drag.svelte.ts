/** Dragging tiles with the pointer: an extra beside clicking. A group becomes chosen when it is dragged, and dropping it
 *  on a legal row is a click on that row, so dragging can do nothing that clicking cannot. */

import type { Attachment } from 'svelte/attachments';
import type { Colour, Source } from './types';

export interface Dragged {
  source: Source;
  colour: Colour;
  count: number;
  begin: () => void;
  abandon: () => void;
}

/** The tiles being dragged; DragLayer draws them. */
export const drag = $state<{ held: Dragged | null; x: number; y: number }>({ held: null, x: 0, y: 0 });

/** Pixels; more than the pointer moves in an unsteady click. */
const THRESHOLD = 6;

function rowUnder(x: number, y: number): HTMLElement | null {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-destination]');
  return row?.getAttribute('aria-disabled') === 'false' ? row : null;
}

/** Makes an element the start of a drag; `what` says what would be dragged, or null when nothing may be. */
export function dragSource(what: () => Dragged | null): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number; id: number } | null = null;
    let hovered: HTMLElement | null = null;

    const mark = (row: HTMLElement | null): void => {
      if (row === hovered) return;
      hovered?.removeAttribute('data-dragover');
      row?.setAttribute('data-dragover', '');
      hovered = row;
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !event.isPrimary || !what()) return;
      // A touch that scrolls the page is not a drag.
      if (event.pointerType === 'touch' && element.closest('[data-scrolls]')) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      element.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.id) return;
      if (!drag.held) {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < THRESHOLD) return;
        const held = what();
        if (!held) return;
        drag.held = held;
        held.begin();
      }
      drag.x = event.clientX;
      drag.y = event.clientY;
      mark(rowUnder(event.clientX, event.clientY));
    };
    const end = (event: PointerEvent): void => {
      const held = drag.held;
      start = null;
      if (!held) return;
      const row = event.type === 'pointerup' ? rowUnder(event.clientX, event.clientY) : null;
      mark(null);
      drag.held = null;
      // Suppress the click that the browser sends after a drag: it would deselect the group.
      const swallow = (click: Event): void => click.stopImmediatePropagation();
      element.addEventListener('click', swallow, { capture: true });
      setTimeout(() => {
        element.removeEventListener('click', swallow, { capture: true });
        if (row) row.click();
        else held.abandon();
      });
    };

    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', end);
    element.addEventListener('pointercancel', end);
    element.addEventListener('dragstart', (event) => event.preventDefault());
    return () => {
      if (start && drag.held) {
        // The tiles are gone in the middle of the drag.
        mark(null);
        drag.held = null;
      }
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', end);
      element.removeEventListener('pointercancel', end);
    };
  };
}
