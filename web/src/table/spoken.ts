/* What is read out: the table, a choice, a move, a round, in whole sentences. */
import { groupsOf, sourcesOf, tilesOf, type Position } from '../board/position';
import { tilesInWords } from '../board/spoken';
import { COLOURS, type LegalMove, type Selection, type Taken } from '../board/types';
import { takeVariables } from '../language/game';
import { listAnd } from '../language/numbers';
import { words } from '../language/words.svelte';
import type { SeatTiling } from '../net/messages';

/** "From factory 3. The rest goes to the centre: yellow and white." */
export function leftBehind(position: Position | null, { source, colour }: Selection): string {
  if (!position || source === null || colour === null) return '';
  const from = words('table-from', { source });
  if (source === 0) return position.markerInCentre ? `${from} ${words('table-with-marker')}` : from;
  const rest = COLOURS.filter((one) => one !== colour && tilesOf(position, source).includes(one));
  const count = tilesOf(position, source).filter((one) => one !== colour).length;
  if (rest.length === 0) return from;
  return `${from} ${words('table-rest-to-centre', {
    colours: listAnd(rest.map((one) => words('colour-name', { colour: one }))),
    count,
  })}`;
}

/** "Your turn. Tiles on factories 1, 3 and 5, and in the centre." */
export function sayTurn(position: Position, name: string | null): string {
  const sources = sourcesOf(position);
  const factories = sources.filter((source) => source > 0).map(String);
  const turn = name === null ? words('say-your-turn') : words('say-turn-of', { name });
  const where = words('say-where', {
    count: factories.length,
    factories: listAnd(factories),
    centre: sources.includes(0) ? 'yes' : 'no',
  });
  return `${turn} ${where}`;
}

/** What lies in each place, for somebody who asks. */
export function sayTable(position: Position): string {
  const places = sourcesOf(position).map((source) =>
    words('source-holds', {
      source,
      tiles: tilesInWords(groupsOf(position, source), words),
    }),
  );
  return places.join('. ');
}

function sayDestination(move: LegalMove, held: number): string {
  const { line, placed, points, cost, overflow } = move;
  const parts: string[] = [];
  if (line === 0) parts.push(words('say-to-floor'));
  else if (held + placed === line) parts.push(words('say-line-fills', { line }), words('say-plus', { points }));
  else parts.push(words('say-line-part', { line, count: held + placed }));
  if (cost > 0 || overflow > 0) parts.push(words('say-minus', { points: cost }));
  return `${parts.join(', ')}.`;
}

/** "2 black chosen. Line 2 fills, plus 3. Line 4, 2 of 4. Floor, minus 2." */
export function sayChoice(position: Position, seat: number, count: number, moves: readonly LegalMove[]): string {
  const colour = moves[0]?.colour;
  if (!colour) return '';
  const board = position.boards[seat - 1];
  const ordered = [...moves].sort((a, b) => (a.line || 9) - (b.line || 9));
  const ways = ordered.map((move) => sayDestination(move, board?.lines[move.line - 1]?.count ?? 0));
  return [words('say-chosen', { count, colour }), ...ways].join(' ');
}

/** "Bo took 2 black from factory 2: line 1 full, 1 to the floor."; without a name "You took". */
export function sayTake(move: string, taken: Taken, name: string | null, held: number): string {
  const { count, colour, source, line } = takeVariables(move, taken.count);
  const outcome: string[] = [];
  if (line > 0)
    outcome.push(held >= line ? words('say-line-full', { line }) : words('say-line-part', { line, count: held }));
  if (taken.fallen > 0) outcome.push(words('say-fell', { count: taken.fallen, marker: taken.marker ? 'yes' : 'no' }));
  const onFloor = taken.fallen - Number(taken.marker && taken.fallen > 0);
  const inLid = taken.count - taken.placed - onFloor;
  if (inLid > 0) outcome.push(words('say-to-lid', { count: inLid }));
  const what = { count, colour, source, outcome: outcome.join(', ') };
  return name === null ? words('say-took-you', what) : words('say-took', { name, ...what });
}

/** "Round 3: Ana plus 10, minus 4, now 15. Bo plus 11, minus 2, now 17." */
export function sayTiling(round: number, seats: readonly SeatTiling[], name: (seat: number) => string): string {
  const each = seats.map(({ seat, placed, floor, score }) =>
    words('say-account', {
      name: name(seat),
      points: placed.reduce((sum, [, , , points]) => sum + points, 0),
      cost: -floor,
      score,
    }),
  );
  return [words('say-round', { round }), ...each].join(' ');
}
