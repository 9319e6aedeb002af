/** The games of a profile in words. */
import { number } from '../language/numbers';
import { words } from '../language/words.svelte';
import type { PlayedGame } from '../net/messages';

export function outcomeIn({ winners, seat }: PlayedGame): 'won' | 'lost' | 'shared' | 'stopped' {
  if (!winners.length) return 'stopped';
  if (!winners.includes(seat)) return 'lost';
  return winners.length > 1 ? 'shared' : 'won';
}

/** The person's own score first. */
export function scoresIn({ seats, seat }: PlayedGame): string {
  const own = seats[seat - 1];
  const others = seats.filter((_, index) => index !== seat - 1);
  return [own, ...others].map((each) => number(each?.score ?? 0)).join(' : ');
}

/** Who else played: computers by their level. */
export function opponentsIn({ seats, seat }: PlayedGame): string {
  return seats
    .filter((_, index) => index !== seat - 1)
    .map(({ name, level }) => (level === null ? (name ?? words('person-somebody')) : words('games-level', { level })))
    .join(' · ');
}

/** Points of a curve, oldest first: where they lie in a box of the given size. Accuracies are 0 to 100. */
export function curve(games: readonly PlayedGame[], width: number, height: number): { x: number; y: number }[] {
  const judged = games.filter(({ accuracy }) => accuracy !== null).toReversed();
  const step = judged.length > 1 ? width / (judged.length - 1) : 0;
  return judged.map(({ accuracy }, index) => ({ x: index * step, y: height * (1 - (accuracy ?? 0) / 100) }));
}
