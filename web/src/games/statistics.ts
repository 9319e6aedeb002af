/** How somebody does against each level of the computer, and against people. */
import { opponentsOf, outcomeOf, type Played } from './played';

/** A level; `people` if a person is among the opponents; `mixed` for computers of several levels. */
export type Against = number | 'people' | 'mixed';

export interface Standing {
  against: Against;
  games: number;
  /** The share of the victories: a victory shared by two counts half. */
  wins: number;
  /** Points ahead of the best opponent, on average over the games that were played to the end; null if none was. */
  margin: number | null;
}

function againstOf(game: Played): Against {
  const others = opponentsOf(game);
  if (others.some(({ who }) => who === 'person')) return 'people';
  const levels = [...new Set(others.map(({ level }) => level))];
  return levels.length === 1 && levels[0] != null ? levels[0] : 'mixed';
}

function marginOf({ seats, scores }: Played): number {
  const own = (seats[0] ?? 1) - 1;
  return (scores[own] ?? 0) - Math.max(...scores.filter((_, index) => index !== own));
}

const place = (against: Against) => (against === 'people' ? 100 : against === 'mixed' ? 101 : against);

/** One line for each kind of opponent. Games without a winner, and those in which this device has several seats, do not
 *  count. */
export function standings(games: readonly Played[]): Standing[] {
  const groups = new Map<Against, Played[]>();
  for (const game of games) {
    const outcome = outcomeOf(game);
    if (outcome === 'stopped' || outcome === 'over') continue;
    const against = againstOf(game);
    groups.set(against, [...(groups.get(against) ?? []), game]);
  }
  return [...groups]
    .map(([against, group]) => {
      const margins = group.filter(({ reason }) => reason !== 'resigned' && reason !== 'time').map(marginOf);
      return {
        against,
        games: group.length,
        wins: group.reduce((sum, game) => sum + (outcomeOf(game) === 'lost' ? 0 : 1 / game.winners.length), 0),
        margin: margins.length ? margins.reduce((sum, margin) => sum + margin, 0) / margins.length : null,
      };
    })
    .sort((a, b) => place(a.against) - place(b.against));
}
