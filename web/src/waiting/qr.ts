/** QR codes for links. */
import { encode } from 'uqr';

/** The white border that readers need, in modules. */
export const QUIET_ZONE = 4;

/** 57 modules a side for 213 bytes: no link that is shown as a code is longer. */
const LARGEST_VERSION = 10;

/** The code of a text as rows of modules, true where it is dark; without the quiet zone. */
export function qrCode(text: string): boolean[][] {
  return encode(text, { ecc: 'M', border: 0, maxVersion: LARGEST_VERSION }).data;
}

/** The dark modules as the path of an SVG, one unit square each. */
export function qrPath(grid: readonly (readonly boolean[])[], margin = QUIET_ZONE): string {
  const square = (column: number, row: number) => `M${column + margin} ${row + margin}h1v1h-1z`;
  return grid.flatMap((row, y) => row.map((dark, x) => (dark ? square(x, y) : ''))).join('');
}
