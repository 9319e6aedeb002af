/** The types that the board and its host share: what is shown, what may be picked, what was done. */

export type Colour = 'B' | 'Y' | 'R' | 'K' | 'W';
/** A piece as it is drawn: a tile of a colour, or the starting player marker. */
export type Piece = Colour | '*';
/** Always this order: in the centre, in counts, in lists. */
export const COLOURS: readonly Colour[] = ['B', 'Y', 'R', 'K', 'W'];

/** 0 is the centre, 1 to 9 a factory. */
export type Source = number;
/** 1 to 5 is a pattern line, 0 the floor line. */
export type Destination = number;

/** One legal take with its outcome, as the host's rules give it. */
export interface LegalMove {
  /** Notation, e.g. `3R2`. */
  move: string;
  source: Source;
  colour: Colour;
  line: Destination;
  /** Tiles that find room on the line. */
  placed: number;
  /** Tiles that fall to the floor line. */
  overflow: number;
  /** Points the filled line will bring in wall tiling (0 if it is not filled). */
  points: number;
  /** Points lost on the floor line, as a positive number. */
  cost: number;
}

/** Grey side: one legal column for the line that is being tiled. */
export interface LegalColumn {
  /** Notation, e.g. `2@4`. */
  move: string;
  line: number;
  column: number;
  colour: Colour;
  points: number;
}

/** How far a take has been chosen. Each step needs the one before it. */
export interface Selection {
  source: Source | null;
  colour: Colour | null;
  /** A destination that is previewed, not yet played. */
  line: Destination | null;
}

export const NOTHING_SELECTED: Selection = Object.freeze({ source: null, colour: null, line: null });

/** What a take moved, by the host's rules. */
export interface Taken {
  /** Tiles taken, and how many of them came to lie on the pattern line. */
  count: number;
  placed: number;
  /** Pieces that came to lie on the floor line, the marker first; tiles without a space there went to the lid. */
  fallen: number;
  /** Whether the starting player marker was taken. */
  marker: boolean;
}

/** The move played last, with what landed where, so that it can be framed. */
export interface LastMove {
  seat: number;
  /** Who played it, in the host's words. */
  name: string;
  move: string;
  source: Source;
  colour: Colour;
  line: Destination;
  /** Tiles taken, tiles that landed on the line, pieces that landed on the floor line (marker included). */
  count: number;
  placed: number;
  floor: number;
}

/** The points that a board will get this round as it stands, by the host's rules. */
export interface Forecast {
  points: number;
  cost: number;
  /** Points by complete line, keyed 1 to 5. */
  lines: Readonly<Record<number, number>>;
}

/** The best move to show on the table, and what it is. */
export interface Hint {
  source: Source;
  colour: Colour;
  line: Destination;
}

/** What a choice is worth, in the host's words: as a chip, in a row, and spoken. */
export interface Worth {
  chip: string;
  share: string;
  margin: string;
  spoken: string;
  best: boolean;
}

/** By choice: a move (`3K2`, `2@4`), the tiles of one colour in a source (`3K`), a whole source (`3`). The centre
 *  is `C`, as in notation. */
export type Worths = ReadonlyMap<string, Worth>;

/** Spaces of a wall to point out, by their names in `places.ts`: a tile that was placed, and the run that it scored in. */
export type Lit = ReadonlyMap<string, 'new' | 'run'>;

export type WordArguments = Record<string, string | number>;
/** All words come from the host, by message id. */
export type Words = (id: string, args?: WordArguments) => string;
