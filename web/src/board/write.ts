/** Writes the one-line position text (docs/notation.md); position.ts reads it. */

import { COLOURS, type Colour } from './types';
import type { Board, Position } from './position';

const inOrder = (tiles: readonly Colour[]): string =>
  [...tiles].sort((a, b) => COLOURS.indexOf(a) - COLOURS.indexOf(b)).join('');

/** Tiles in colour order, `-` for none: a factory, also of a deal. */
export const tilesText = (tiles: readonly Colour[]): string => inOrder(tiles) || '-';

function boardText({ score, wall, lines, floor }: Board): string {
  const rows = wall.map((row) => row.map((colour) => colour ?? '.').join('')).join('/');
  const held = lines.map(({ count, colour }) => (colour && count > 0 ? `${count}${colour}` : '-')).join(',');
  return `${score};${rows};${held};${floor.join('') || '-'}`;
}

export function positionText(position: Position): string {
  const { players, side, round, phase, toMove, factories, centre, markerInCentre, first, markerHolder } = position;
  return [
    `${players}${side === 'grey' ? 'g' : 'c'}`,
    round,
    phase === 'offer' || phase === 'tile' ? `${phase}:${toMove ?? 1}` : phase,
    factories.map(tilesText).join(','),
    `${markerInCentre ? '*' : ''}${inOrder(centre)}` || '-',
    first,
    markerHolder ?? '-',
    position.bag.join(','),
    position.lid.join(','),
    ...position.boards.map(boardText),
  ].join(' ');
}
