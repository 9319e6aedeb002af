/** A position as a self-contained picture, made in the browser: SVG without any reference to this page, and PNG from it. */
import sprite from '../board/tiles.svg?raw';
import { PENALTIES, groupsOf, printedColour, type Board, type Position } from '../board';
import { ringOf } from '../board/ring';
import { lost } from '../board/signed';
import type { Colour, Piece } from '../board';

const NAMES: Record<Piece, string> = {
  B: 'tile-blue',
  Y: 'tile-yellow',
  R: 'tile-red',
  K: 'tile-black',
  W: 'tile-white',
  '*': 'marker-first',
};
const ghostOf = (colour: Colour): string => NAMES[colour].replace('tile-', 'ghost-');

const TABLE = 600;
const CELL = 40;
const GAP = 4;
const STEP = CELL + GAP;
const BOARD_WIDTH = 2 * 5 * STEP + 60;
const BOARD_HEIGHT = 5 * STEP + 132;
const MARGIN = 24;
const HEAD = 52;
const PNG_SCALE = 2;

/** The words in the picture. */
export interface Captions {
  /** The title: round and who is to move. */
  title: string;
  centre: string;
  names: readonly string[];
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

const drawing = (id: string, x: number, y: number, size: number): string =>
  `<use href="#${id}" x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${size}" height="${size}"/>`;

function text(
  words: string,
  x: number,
  y: number,
  size: number,
  options: { anchor?: string; weight?: number; fill?: string } = {},
): string {
  const { anchor = 'start', weight = 400, fill = 'var(--text)' } = options;
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" fill="${fill}">${escaped(words)}</text>`;
}

function factory(position: Position, source: number, x: number, y: number, disc: number): string {
  const tile = disc * 0.313;
  const tiles = groupsOf(position, source).flatMap(({ colour, count }) => Array<Colour>(count).fill(colour));
  const parts = tiles.map((colour, index) =>
    drawing(NAMES[colour], x + (index % 2 ? 1 : -tile - 1), y + (index < 2 ? -tile - 1 : 1), tile),
  );
  return [
    `<g opacity="${tiles.length ? 1 : 0.45}">`,
    drawing('factory-disc', x - disc / 2, y - disc / 2, disc),
    '</g>',
    ...parts,
  ].join('');
}

function table(position: Position, captions: Captions): string {
  const ring = ringOf(position.factories.length);
  const disc = (ring.disc / 100) * TABLE;
  const radius = Math.min((TABLE - disc - 34) / (1 + ring.drop), (TABLE - disc - 34) / (2 * ring.reach));
  const middle = { x: TABLE / 2, y: (TABLE - radius * (1 + ring.drop)) / 2 + radius };
  const pool = radius - disc / 2 - 10;
  const discs = ring.places.map(({ x, y }, index) => {
    const [at, below] = [middle.x + radius * x, middle.y + radius * y];
    const label = text(String(index + 1), at + x * (disc / 2 + 9), below + y * (disc / 2 + 9) + 5, 14, {
      anchor: 'middle',
      weight: 600,
      fill: 'var(--text-muted)',
    });
    return factory(position, index + 1, at, below, disc) + label;
  });
  const groups = groupsOf(position, 0);
  const pieces: { piece: Piece; count: number }[] = [
    ...(position.markerInCentre ? [{ piece: '*' as const, count: 1 }] : []),
    ...groups.map(({ colour, count }) => ({ piece: colour, count })),
  ];
  const columns = Math.min(3, pieces.length);
  const centre = pieces.map(({ piece, count }, index) => {
    const x = middle.x + ((index % 3) - (columns - 1) / 2) * 58 - 20;
    const y = middle.y + (Math.floor(index / 3) - (Math.ceil(pieces.length / 3) - 1) / 2) * 58 - 20;
    const badge =
      count > 1
        ? `<circle cx="${x + 38}" cy="${y + 38}" r="11" fill="var(--text)"/>` +
          text(String(count), x + 38, y + 43, 14, { anchor: 'middle', weight: 700, fill: 'var(--surface-raised)' })
        : '';
    return drawing(NAMES[piece], x, y, 40) + badge;
  });
  return [
    `<rect width="${TABLE}" height="${TABLE}" rx="28" fill="var(--surface-table)" stroke="var(--line)"/>`,
    `<circle cx="${middle.x}" cy="${middle.y}" r="${pool.toFixed(1)}" fill="none" stroke="var(--line-strong)" stroke-width="1.5" stroke-dasharray="4 4"/>`,
    text(captions.centre, middle.x, middle.y - pool + 24, 13, { anchor: 'middle', fill: 'var(--text-muted)' }),
    ...discs,
    ...centre,
  ].join('');
}

function board(position: Position, { score, wall, lines, floor }: Board, name: string, moves: boolean): string {
  const parts = [
    `<rect width="${BOARD_WIDTH}" height="${BOARD_HEIGHT}" rx="16" fill="var(--surface-card)" stroke="${moves ? 'var(--accent)' : 'var(--line)'}" stroke-width="${moves ? 3 : 1}"/>`,
    text(name, 18, 34, 18, { weight: 700 }),
    text(String(score), BOARD_WIDTH - 18, 38, 28, { anchor: 'end', weight: 700 }),
  ];
  const [left, top] = [18, 52];
  lines.forEach(({ count, colour }, index) => {
    for (let space = 0; space <= index; space += 1) {
      const [x, y] = [left + (4 - space) * STEP, top + index * STEP];
      parts.push(drawing('space-line', x, y, CELL));
      if (colour && space < count) parts.push(drawing(NAMES[colour], x, y, CELL));
    }
  });
  wall.forEach((row, y) =>
    row.forEach((colour, x) => {
      const empty = position.side === 'grey' ? 'space-neutral' : ghostOf(printedColour(y, x));
      parts.push(drawing(colour ? NAMES[colour] : empty, left + 5 * STEP + 24 + x * STEP, top + y * STEP, CELL));
    }),
  );
  PENALTIES.forEach((penalty, index) => {
    const [x, y] = [left + index * STEP, top + 5 * STEP + 24];
    parts.push(
      text(lost(penalty), x + CELL / 2, y - 5, 12, { anchor: 'middle', fill: 'var(--text-muted)' }),
      drawing('space-floor', x, y, CELL),
    );
    const piece = floor[index];
    if (piece) parts.push(drawing(NAMES[piece], x, y, CELL));
  });
  return parts.join('');
}

/** Replaces the page's design tokens in an SVG by their values, for light or dark. */
function resolved(svg: string, dark: boolean): string {
  const style = getComputedStyle(document.documentElement);
  return svg.replace(/var\((--[\w-]+)(?:,\s*([^()]+))?\)/g, (_, token: string, fallback?: string) => {
    const value = style.getPropertyValue(token).trim();
    const either = /^light-dark\(\s*([^,]+),\s*([^)]+)\)$/.exec(value);
    return (either ? either[dark ? 2 : 1] : value)?.trim() || fallback || 'none';
  });
}

/** The whole picture as the text of an SVG file. */
export function pictureOf(position: Position, captions: Captions, dark: boolean): string {
  const columns = position.players > 2 ? 2 : 1;
  const rows = Math.ceil(position.players / columns);
  const width = TABLE + columns * (BOARD_WIDTH + MARGIN) + 2 * MARGIN;
  const height = HEAD + Math.max(TABLE, rows * (BOARD_HEIGHT + MARGIN) - MARGIN) + 2 * MARGIN;
  const boards = position.boards.map((one, index) => {
    const x = MARGIN + TABLE + MARGIN + (index % columns) * (BOARD_WIDTH + MARGIN);
    const y = MARGIN + HEAD + Math.floor(index / columns) * (BOARD_HEIGHT + MARGIN);
    return `<g transform="translate(${x} ${y})">${board(position, one, captions.names[index] ?? '', position.toMove === index + 1)}</g>`;
  });
  const definitions = sprite.slice(sprite.indexOf('<defs>'), sprite.indexOf('</defs>') + '</defs>'.length);
  const drawn = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="system-ui, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif" role="img">`,
    `<title>${escaped(captions.title)}</title>`,
    definitions,
    `<rect width="${width}" height="${height}" fill="var(--surface-page)"/>`,
    text(captions.title, MARGIN, MARGIN + 28, 22, { weight: 700 }),
    `<g transform="translate(${MARGIN} ${MARGIN + HEAD})">${table(position, captions)}</g>`,
    ...boards,
    '</svg>',
  ];
  return resolved(drawn.join('\n'), dark);
}

/** The picture as PNG, at twice its size. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * PNG_SCALE;
  canvas.height = image.naturalHeight * PNG_SCALE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw.');
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error('This browser cannot make PNG.'))), 'image/png');
  });
}
