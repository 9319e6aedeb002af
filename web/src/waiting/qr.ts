/**
 * QR codes for links: bytes, error correction level M, versions 1 to 10 (up to 213 bytes), as ISO/IEC 18004 says.
 * Written out because the page asks nothing of other hosts and a link needs no more than this.
 */

/** For versions 1 to 10 at level M: error correction bytes of a block, and blocks. */
const CORRECTION: readonly (readonly [bytes: number, blocks: number])[] = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
  [26, 5],
];

type Grid = boolean[][];

/** The code of a text as rows of modules, true where it is dark; without the quiet zone of four around it. */
export function qrCode(text: string): Grid {
  const bytes = [...new TextEncoder().encode(text)];
  const version = smallestVersion(bytes.length);
  const drawing = new Drawing(version);
  drawing.place(withCorrection(dataBytes(bytes, version), version));
  return drawing.masked();
}

function rawBytes(version: number): number {
  let modules = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const alignments = Math.floor(version / 7) + 2;
    modules -= (25 * alignments - 10) * alignments - 55;
    if (version >= 7) modules -= 36;
  }
  return Math.floor(modules / 8);
}

function correction(version: number): readonly [number, number] {
  const found = CORRECTION[version - 1];
  if (!found) throw new RangeError('The text is too long for a QR code.');
  return found;
}

function room(version: number): number {
  const [bytes, blocks] = correction(version);
  return rawBytes(version) - bytes * blocks;
}

const lengthBits = (version: number) => (version < 10 ? 8 : 16);

function smallestVersion(length: number): number {
  for (let version = 1; ; version += 1) {
    if (4 + lengthBits(version) + 8 * length <= 8 * room(version)) return version;
  }
}

/** The mode, the length and the bytes, filled up to the version's room. */
function dataBytes(bytes: number[], version: number): number[] {
  const bits: number[] = [];
  const write = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i -= 1) bits.push((value >> i) & 1);
  };
  write(0b0100, 4);
  write(bytes.length, lengthBits(version));
  for (const byte of bytes) write(byte, 8);
  const capacity = 8 * room(version);
  write(0, Math.min(4, capacity - bits.length));
  write(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < capacity; pad ^= 0xec ^ 0x11) write(pad, 8);
  return Array.from({ length: capacity / 8 }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((sum, bit) => 2 * sum + bit, 0),
  );
}

/** Multiplication in the field of 256 elements of Reed and Solomon. */
function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> i) & 1) * a;
  }
  return product;
}

function divisor(degree: number): number[] {
  const result: number[] = Array<number>(degree).fill(0);
  result[degree - 1] = 1;
  let root = 1;
  for (let i = 0; i < degree; i += 1) {
    for (let j = 0; j < degree; j += 1) result[j] = times(result[j] ?? 0, root) ^ (result[j + 1] ?? 0);
    root = times(root, 2);
  }
  return result;
}

function remainder(data: readonly number[], by: readonly number[]): number[] {
  const result: number[] = Array<number>(by.length).fill(0);
  for (const byte of data) {
    const factor = byte ^ (result.shift() ?? 0);
    result.push(0);
    by.forEach((coefficient, i) => (result[i] = (result[i] ?? 0) ^ times(coefficient, factor)));
  }
  return result;
}

/** The blocks with their error correction, woven into each other. */
function withCorrection(data: readonly number[], version: number): number[] {
  const [degree, count] = correction(version);
  const by = divisor(degree);
  const short = Math.floor(data.length / count);
  const longs = data.length % count;
  let at = 0;
  const blocks = Array.from({ length: count }, (_, i) => {
    const block = data.slice(at, (at += short + (i >= count - longs ? 1 : 0)));
    return { block, check: remainder(block, by) };
  });
  const woven: number[] = [];
  for (let i = 0; i <= short; i += 1) for (const { block } of blocks) if (i < block.length) woven.push(block[i] ?? 0);
  for (let i = 0; i < degree; i += 1) for (const { check } of blocks) woven.push(check[i] ?? 0);
  return woven;
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

class Drawing {
  readonly size: number;
  private readonly dark: Grid;
  private readonly fixed: Grid;

  constructor(private readonly version: number) {
    this.size = 4 * version + 17;
    const empty = () => Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    this.dark = empty();
    this.fixed = empty();
    this.drawPatterns();
  }

  private set(x: number, y: number, dark: boolean): void {
    const [row, fixed] = [this.dark[y], this.fixed[y]];
    if (!row || !fixed || x < 0 || x >= this.size) return;
    row[x] = dark;
    fixed[x] = true;
  }

  private drawPatterns(): void {
    for (let i = 0; i < this.size; i += 1) {
      this.set(6, i, i % 2 === 0);
      this.set(i, 6, i % 2 === 0);
    }
    const far = this.size - 4;
    for (const [x, y] of [
      [3, 3],
      [far, 3],
      [3, far],
    ] as const)
      this.drawRings(x, y, 4);
    const places = this.alignments();
    const last = places.length - 1;
    places.forEach((y, i) =>
      places.forEach((x, j) => {
        const corner = (i === 0 && (j === 0 || j === last)) || (i === last && j === 0);
        if (!corner) this.drawRings(x, y, 2);
      }),
    );
    this.drawFormat(this.dark, 0);
    this.drawVersion();
  }

  /** A finder (radius 4 with its light border) or an alignment pattern (radius 2). */
  private drawRings(cx: number, cy: number, radius: number): void {
    for (let dy = -radius; dy <= radius; dy += 1) {
      for (let dx = -radius; dx <= radius; dx += 1) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        this.set(cx + dx, cy + dy, radius === 2 ? ring !== 1 : ring !== 2 && ring !== 4);
      }
    }
  }

  private alignments(): number[] {
    if (this.version === 1) return [];
    const count = Math.floor(this.version / 7) + 2;
    const step = 2 * Math.ceil((this.size - 13) / (2 * count - 2));
    const places = Array.from({ length: count - 1 }, (_, i) => this.size - 7 - i * step);
    return [...places, 6].reverse();
  }

  private drawFormat(grid: Grid, mask: number): void {
    const data = mask; // level M is 00, then the mask
    let rest = data;
    for (let i = 0; i < 10; i += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
    const bits = ((data << 10) | rest) ^ 0x5412;
    const bit = (i: number) => ((bits >> i) & 1) === 1;
    const put = (x: number, y: number, dark: boolean) => {
      const [row, fixed] = [grid[y], this.fixed[y]];
      if (!row || !fixed) return;
      row[x] = dark;
      fixed[x] = true;
    };
    for (let i = 0; i <= 5; i += 1) put(8, i, bit(i));
    put(8, 7, bit(6));
    put(8, 8, bit(7));
    put(7, 8, bit(8));
    for (let i = 9; i < 15; i += 1) put(14 - i, 8, bit(i));
    for (let i = 0; i < 8; i += 1) put(this.size - 1 - i, 8, bit(i));
    for (let i = 8; i < 15; i += 1) put(8, this.size - 15 + i, bit(i));
    put(8, this.size - 8, true);
  }

  private drawVersion(): void {
    if (this.version < 7) return;
    let rest = this.version;
    for (let i = 0; i < 12; i += 1) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const bits = (this.version << 12) | rest;
    for (let i = 0; i < 18; i += 1) {
      const dark = ((bits >> i) & 1) === 1;
      const [a, b] = [this.size - 11 + (i % 3), Math.floor(i / 3)];
      this.set(a, b, dark);
      this.set(b, a, dark);
    }
  }

  /** Put the bytes where nothing fixed is: in pairs of columns from the right, up and down in turn. */
  place(bytes: readonly number[]): void {
    let i = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step += 1) {
        for (const x of [right, right - 1]) {
          const upward = ((right + 1) & 2) === 0;
          const y = upward ? this.size - 1 - step : step;
          const row = this.dark[y];
          if (!row || this.fixed[y]?.[x] || i >= bytes.length * 8) continue;
          row[x] = (((bytes[i >> 3] ?? 0) >> (7 - (i & 7))) & 1) === 1;
          i += 1;
        }
      }
    }
  }

  /** With the mask that makes it easiest to read. */
  masked(): Grid {
    const grids = MASKS.map((mask, number) => {
      const grid = this.dark.map((row, y) => row.map((dark, x) => dark !== (!this.fixed[y]?.[x] && mask(x, y))));
      this.drawFormat(grid, number);
      return grid;
    });
    return grids.reduce((best, grid) => (penalty(grid) < penalty(best) ? grid : best));
  }
}

/** How hard to read a grid is: long runs, blocks, what looks like a finder, and too much of one kind. */
export function penalty(grid: Grid): number {
  const size = grid.length;
  const columns = grid.map((_, x) => grid.map((row) => row[x] ?? false));
  let total = 0;
  for (const line of [...grid, ...columns]) total += linePenalty(line);
  for (let y = 0; y + 1 < size; y += 1) {
    for (let x = 0; x + 1 < size; x += 1) {
      const dark = grid[y]?.[x];
      if (dark === grid[y]?.[x + 1] && dark === grid[y + 1]?.[x] && dark === grid[y + 1]?.[x + 1]) total += 3;
    }
  }
  const darks = grid.flat().filter(Boolean).length;
  return total + 10 * Math.max(0, Math.ceil(Math.abs(darks * 20 - size * size * 10) / (size * size)) - 1);
}

function linePenalty(line: readonly boolean[]): number {
  let total = 0;
  for (let start = 0; start < line.length;) {
    let end = start;
    while (end < line.length && line[end] === line[start]) end += 1;
    if (end - start >= 5) total += end - start - 2;
    start = end;
  }
  const signs = line.map((dark) => (dark ? '1' : '0')).join('');
  const padded = `0000${signs}0000`;
  for (const finder of ['00001011101', '10111010000']) {
    for (let at = padded.indexOf(finder); at >= 0; at = padded.indexOf(finder, at + 1)) total += 40;
  }
  return total;
}

/** The code as one SVG path on a grid of one unit a module, moved in by the quiet zone. */
export function qrPath(grid: Grid, quiet = 4): string {
  return grid.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : ''))).join('');
}
