/** Names of the places on the table. Components write them into `data-at`; motion looks them up to know where a piece
 *  was and where it is now. Lines, rows and columns from 1, spaces of a line and of the floor from 0. */

import type { Colour, Piece, Source } from './types';

/** A source as notation writes it. */
export const signOf = (source: Source): string => (source === 0 ? 'C' : String(source));
/** A tile of a source; in the centre at most four of a colour are drawn. */
export const inSource = (source: Source, piece: Piece, index = 0): string => `src${source}.${piece}.${index}`;
/** The count badge of a stack in the centre. */
export const badgeOf = (colour: Colour): string => `src0.${colour}.n`;
/** The disc of a factory, or the middle of the table. */
export const disc = (source: Source): string => `disc${source}`;
/** The words in an emptied disc. */
export const tagOf = (source: Source): string => `disc${source}.tag`;
/** Space `index` of a pattern line, from the right: the order in which they fill. */
export const onLine = (seat: number, line: number, index: number): string => `s${seat}.line${line}.${index}`;
export const onWall = (seat: number, row: number, column: number): string => `s${seat}.wall${row}.${column}`;
export const onFloor = (seat: number, index: number): string => `s${seat}.floor${index}`;
export const scoreOf = (seat: number): string => `s${seat}.score`;
/** The empty space under a piece. It is always drawn, so that its place can be measured before and after a move. */
export const spaceAt = (place: string): string => `${place}.space`;
export const BAG = 'bag';
export const LID = 'lid';
/** Tiles of one colour that are drawn in a stack of the centre. */
export const STACK_LIMIT = 4;
