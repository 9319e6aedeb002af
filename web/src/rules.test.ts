/* Compares what the page computes itself, for drawing only, with the rules. tests/web/rule_cases.py writes the cases;
   tests/web/test_units.py passes them on and checks that none of these tests is skipped. */
import { describe, expect, it } from 'vitest';
import { drawDeal, emptyTable, settle } from './analysis/setup';
import { positionText } from './board';
import { whyIllegal } from './board/illegal';
import { afterTake, wouldFall } from './board/picture';
import { BONUSES, floorCost, groupsOf, parsePosition, printedColour, sourcesOf, type Position } from './board/position';
import { COLOURS } from './board/types';
import type { Legal, Step } from './net/messages';
import { forecastOf, lastRound, pointsAt } from './table/forecast';
import { legalColumns, legalMoves } from './table/legal';

interface Case {
  position: string;
  legal: Legal[];
  step: Step;
  /** The rule that forbids a colour on offer at a line, by colour and line: "R2". */
  refused: Record<string, string>;
}
interface Cases {
  bonuses: Record<string, number>;
  floor_costs: number[];
  printed_columns: number[][];
  cases: Case[];
  /** The position before the last move of each round, and whether the game ends with it. */
  rounds: { position: string; last: boolean }[];
  /** Tables before and after their first deal. */
  starts: { start: string; dealt: string }[];
  /** Positions that can occur, among them rare ones and every way in which a game ends. */
  sound: string[];
}

declare const process: { env: Record<string, string | undefined> };
const file = process.env.TILEWRIGHT_RULE_CASES;
const NONE: Cases = { bonuses: {}, floor_costs: [], printed_columns: [], cases: [], rounds: [], starts: [], sound: [] };
const { bonuses, floor_costs, printed_columns, cases, rounds, starts, sound } = file
  ? ((await import(/* @vite-ignore */ file)) as { default: Cases }).default
  : NONE;

const inOffer = cases
  .map((one) => ({ ...one, before: parsePosition(one.position) }))
  .filter(({ before }) => before.phase === 'offer');
const NO_LINE = { count: 0, colour: null };
const own = (position: Position) => position.boards[position.toMove! - 1]!;
const sorted = (position: Position) => ({
  ...position,
  toMove: null,
  phase: null,
  bag: null,
  lid: null,
  centre: [...position.centre].sort(),
});

describe.skipIf(!file)('as the rules say:', () => {
  it('there are cases of every kind', () => {
    expect(inOffer.length).toBeGreaterThan(100);
    expect(cases.filter(({ step }) => step.tiling).length).toBeGreaterThan(10);
    expect(cases.filter(({ position }) => position.includes(' tile:')).length).toBeGreaterThan(10);
  });

  it('what a floor line costs, the bonuses, and the colours of the printed wall', () => {
    expect(BONUSES).toEqual(bonuses);
    expect(floor_costs.map((_, pieces) => floorCost(pieces))).toEqual(floor_costs);
    const columns = (row: number) =>
      COLOURS.map((colour) => [0, 1, 2, 3, 4].find((c) => printedColour(row, c) === colour));
    expect([0, 1, 2, 3, 4].map(columns)).toEqual(printed_columns);
  });

  it('the picture after a take', () => {
    for (const { before, step } of inOffer) {
      const after = parsePosition(step.position);
      if (after.phase !== 'offer') continue;
      expect(sorted(afterTake(before, step.seat!, step.move!, step.taken!)), step.move!).toEqual(sorted(after));
    }
  });

  it('what a take puts on the floor line', () => {
    for (const { before, legal, step } of inOffer) {
      const move = legalMoves(legal).find(({ move }) => move === step.move)!;
      expect(wouldFall(before, step.seat!, move), step.move!).toBe(step.taken!.fallen);
    }
  });

  it('what complete lines and floor lines bring', () => {
    for (const { before, step } of inOffer) {
      if (!step.tiling) continue;
      const picture = afterTake(before, step.seat!, step.move!, step.taken!);
      for (const { seat, placed, floor } of step.tiling) {
        const { lines, points, cost } = forecastOf(picture.boards[seat - 1]!, 'coloured');
        expect(lines).toEqual(Object.fromEntries(placed.map(([row, , , points]) => [row, points])));
        // PEN-2: a score never drops below 0
        const gained = before.boards[seat - 1]!.score + points;
        expect(Math.min(cost, gained)).toBe(Math.abs(floor));
      }
    }
  });

  it('points of a line that a take completes', () => {
    for (const { before, legal } of inOffer) {
      for (const { line, colour, placed, points } of legalMoves(legal)) {
        const held = own(before).lines[line - 1]?.count ?? 0;
        if (line === 0 || held + placed < line) continue;
        const lines = own(before).lines.map((one, row) =>
          row === line - 1 ? { count: line, colour } : before.side === 'grey' ? NO_LINE : one,
        );
        expect(forecastOf({ ...own(before), lines }, before.side).lines[line]).toBe(points);
      }
    }
  });

  it('points of a column of the grey side', () => {
    for (const { position, legal } of cases) {
      const before = parsePosition(position);
      if (before.phase !== 'tile') continue;
      const wall = own(before).wall.map((row) => [...row]);
      for (const { line, column, points } of legalColumns(legal, own(before))) {
        expect(pointsAt(wall, line - 1, column - 1)).toBe(points);
      }
    }
  });

  it('why a colour cannot go to a line', () => {
    for (const { before, legal, refused } of inOffer) {
      const moves = legalMoves(legal);
      const offered = new Set(
        sourcesOf(before).flatMap((source) => groupsOf(before, source).map(({ colour }) => colour)),
      );
      for (const colour of offered) {
        for (const line of [1, 2, 3, 4, 5]) {
          const allowed = moves.some((move) => move.colour === colour && move.line === line);
          const found = whyIllegal(own(before), line, colour);
          expect(found === null).toBe(allowed);
          expect(found?.rule).toBe(refused[`${colour}${line}`]);
        }
      }
    }
  });

  it('an empty table and the size of a deal', () => {
    for (const { start, dealt } of starts) {
      const { players, side } = parsePosition(start);
      const table = emptyTable(players, side);
      expect(positionText(table)).toBe(start);
      const sizes = (factories: Position['factories']) => factories.map((tiles) => tiles.length);
      expect(sizes(drawDeal(table))).toEqual(sizes(parsePosition(dealt).factories));
    }
  });

  it('the bag, the phase, the seat to choose a column and the marker of a table set up by hand', () => {
    const phases = new Set<string>();
    for (const text of sound) {
      const position = parsePosition(text);
      const toMove = position.phase === 'offer' ? position.toMove : null;
      const settled = settle({ ...position, phase: 'offer', toMove, bag: [0, 0, 0, 0, 0] });
      expect(positionText(settled)).toBe(positionText(position));
      phases.add(settled.phase);
    }
    expect([...phases].sort()).toEqual(['deal', 'end', 'offer', 'tile']);
  });

  it('whether a round is the last', () => {
    expect(rounds.filter(({ last }) => last).length).toBeGreaterThan(3);
    for (const { position, last } of rounds) {
      const said = lastRound(parsePosition(position));
      if (said !== 'may') expect(said, position).toBe(last ? 'will' : 'no');
    }
  });
});
