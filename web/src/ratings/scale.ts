/** Positions of ratings in a chart: pure functions, tested without a page. */
import type { CurvePoint, KindRating, LevelTick } from '../net/messages';

/** A normal distribution has 95% within this many deviations. */
const Z95 = 1.96;

/** The number after the ±. */
export const within = (deviation: number): number => Math.round(Z95 * deviation);

/** From this deviation on a rating is provisional: few games can still move it by hundreds of points. */
const SETTLED = 110;

export const isProvisional = (deviation: number): boolean => deviation >= SETTLED;

/** A rating to be drawn: a person's plain one, or the one with luck taken out. */
export interface Mark {
  kind: KindRating['kind'];
  luckFree: boolean;
  value: number;
  within: number;
  provisional: boolean;
  games: number;
}

/** The ratings of a person, each followed by the one with luck taken out. */
export function marksOf(kinds: readonly KindRating[]): Mark[] {
  return kinds.flatMap(({ kind, value, deviation, games, luck_free }) => [
    { kind, luckFree: false, value, within: within(deviation), provisional: isProvisional(deviation), games },
    ...(luck_free
      ? [
          {
            kind,
            luckFree: true,
            value: luck_free.value,
            within: within(luck_free.deviation),
            provisional: isProvisional(luck_free.deviation),
            games: luck_free.games,
          },
        ]
      : []),
  ]);
}

/** A function from ratings to places between `left` and `right`. All levels and ratings fit; intervals may be clipped. */
export function axis(
  levels: readonly LevelTick[],
  marks: readonly Mark[],
  left: number,
  right: number,
): (value: number) => number {
  const values = [...levels, ...marks].map(({ value }) => value);
  const [low, high] = [Math.min(...values) - 60, Math.max(...values) + 60];
  return (value) => left + (Math.min(Math.max((value - low) / (high - low), 0), 1) * (right - left) || 0);
}

/** The curve of a rating in a box: its line, its band of 95%, and round ratings to write at the edge. */
export function curveIn(
  points: readonly CurvePoint[],
  width: number,
  height: number,
): { line: string; band: string; grid: { value: number; y: number }[]; last: { x: number; y: number } } | null {
  const [first, end] = [points[0], points.at(-1)];
  if (!first || !end || points.length < 2) return null;
  const values = points.flatMap(([, value, deviation]) => [value - within(deviation), value + within(deviation)]);
  const middle = points.map(([, value]) => value);
  const low = Math.max(Math.min(...values), Math.min(...middle) - 250);
  const high = Math.min(Math.max(...values), Math.max(...middle) + 250);
  const x = (index: number) => (width * index) / (points.length - 1);
  const y = (value: number) => height * (1 - (Math.min(Math.max(value, low), high) - low) / Math.max(1, high - low));
  const place = (index: number, value: number) => `${x(index).toFixed(1)} ${y(value).toFixed(1)}`;
  const upper = points.map(([, value, deviation], index) => place(index, value + within(deviation)));
  const lower = points.map(([, value, deviation], index) => place(index, value - within(deviation))).reverse();
  const step = [50, 100, 200, 500].find((each) => (high - low) / each <= 5) ?? 1000;
  const grid = [];
  for (let value = Math.ceil(low / step) * step; value <= high; value += step) grid.push({ value, y: y(value) });
  return {
    line: `M${points.map(([, value], index) => place(index, value)).join('L')}`,
    band: `M${[...upper, ...lower].join('L')}Z`,
    grid,
    last: { x: width, y: y(end[1]) },
  };
}
