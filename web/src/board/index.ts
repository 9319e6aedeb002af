/** The board as the page uses it. */
export { default as DragLayer } from './DragLayer.svelte';
export { default as Flight } from './Flight.svelte';
export { default as PlayerBoard } from './PlayerBoard.svelte';
export { default as Ring } from './Ring.svelte';
export { default as Sheet } from './Sheet.svelte';
export { default as Sprite } from './Sprite.svelte';
export { default as Supply } from './Supply.svelte';
export { default as Tile } from './Tile.svelte';
export { default as Wall } from './Wall.svelte';
export { Motion } from './flight.svelte';
export type { SeatTiling, Step } from './motion';
export { positionText, tilesText } from './write';
export { whyIllegal } from './illegal';
export { afterTake, lastMoveOf } from './picture';
export * from './position';
export { isBoardKey, stepBack, typeColumn, typedText, typeKey } from './typed';
export * from './types';
