/** What results say: bars of a distribution, a few characters to share, and how sure a lead is. */
import type { DayResult, DuelPerson, DuelView, MarginCount } from '../net/messages';

export interface Bar {
  from: number;
  to: number;
  count: number;
  own: boolean;
  reference: boolean;
}

const MOST_BARS = 19;
const WIDTHS = [1, 2, 5, 10, 20, 50];

/** The distribution in bars of equal width. They cover the viewer's own margin and the reference, that of level 10. */
export function bars(margins: readonly MarginCount[], own: number, reference: number | null): Bar[] {
  const all = [...margins.map(([margin]) => margin), own, ...(reference === null ? [] : [reference])];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const width = WIDTHS.find((each) => Math.floor(high / each) - Math.floor(low / each) < MOST_BARS) ?? 100;
  const place = (margin: number) => Math.floor(margin / width);
  return Array.from({ length: place(high) - place(low) + 1 }, (_, i) => {
    const bar = place(low) + i;
    return {
      from: bar * width,
      to: bar * width + width - 1,
      count: margins.reduce((sum, [margin, count]) => sum + (place(margin) === bar ? count : 0), 0),
      own: place(own) === bar,
      reference: reference !== null && place(reference) === bar,
    };
  });
}

/** Of 100 others, how many did worse; null when there is nobody else. */
export function betterThan(result: DayResult): number | null {
  const others = result.played - (result.counts ? 1 : 0);
  const worse = result.margins.reduce((sum, [margin, count]) => sum + (margin < result.margin ? count : 0), 0);
  return others > 0 ? Math.round((100 * worse) / others) : null;
}

const gains = (rounds: readonly number[]): number[] => rounds.map((margin, i) => margin - (rounds[i - 1] ?? 0));

const plain = (margin: number): string => (margin > 0 ? `+${margin}` : String(margin).replace('-', '\u2212'));

/** A result in a few characters that tell nothing about the tiles: the same in every language. */
export function shareText(result: DayResult): string {
  const { reference } = result;
  const lines = [`Tilewright ${result.number}`, plain(result.margin)];
  if (reference) {
    const theirs = gains(reference.rounds);
    const signs = gains(result.rounds).map((gain, i) => {
      const other = theirs[i] ?? 0;
      return gain > other ? '▲' : gain < other ? '▼' : '▬';
    });
    lines[1] += ` ◆ ${plain(reference.margin)}`;
    lines.push(signs.join(''));
  }
  if (result.counts) lines.push(`${result.place}/${result.played}`);
  return lines.join('\n');
}

export interface Standing {
  people: DuelPerson[];
  name: string | null;
  team: number | null;
  /** By deal; null: not yet. */
  margins: (number | null)[];
  /** Of all deals; null while one is missing. */
  sum: number | null;
  you: boolean;
}

const marginsOf = (person: DuelPerson, deals: number): (number | null)[] =>
  Array.from({ length: deals }, (_, i) => person.games?.find(({ deal }) => deal === i + 1)?.margin ?? null);

const sumOf = (margins: readonly (number | null)[]): number | null =>
  margins.some((margin) => margin === null) ? null : margins.reduce<number>((sum, margin) => sum + (margin ?? 0), 0);

/** The standings: people, or teams whose two tables count together; the best complete sum first. */
export function standings(duel: DuelView): Standing[] {
  const found =
    duel.kind === 'solo'
      ? duel.people.map((person, index): Standing => {
          const margins = marginsOf(person, duel.deals);
          return {
            people: [person],
            name: person.name,
            team: null,
            margins,
            sum: sumOf(margins),
            you: index === duel.you,
          };
        })
      : [1, 2].map((team): Standing => {
          const people = duel.people.filter((person) => person.team === team);
          const each = people.map((person) => marginsOf(person, duel.deals));
          const margins = Array.from({ length: duel.deals }, (_, i) =>
            each.length < 2 ? null : sumOf(each.map((own) => own[i] ?? null)),
          );
          const you = duel.you !== null && duel.people[duel.you]?.team === team;
          return { people, name: null, team, margins, sum: sumOf(margins), you };
        });
  return found.sort((a, b) => (b.sum ?? -Infinity) - (a.sum ?? -Infinity));
}

/** How much of the variance equal deals removed between the computer's levels, in percent: docs/duplicate.md. */
export const EXPLAINED = { low: 0, high: 17 };

/** The assumed standard deviation of what a deal adds to a lead; docs/duplicate.md has the measured ones. */
const SPREAD = { solo: 17, teams: 15 };

/** Of 100 duels of equally strong players, how many end with a lead at least this large. */
export function byChance(kind: DuelView['kind'], lead: number, deals: number): number {
  const z = Math.abs(lead) / (SPREAD[kind] * Math.sqrt(deals)) / Math.SQRT2;
  // Abramowitz and Stegun 7.1.26: the complementary error function, to 1.5e-7.
  const t = 1 / (1 + 0.3275911 * z);
  const poly = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.round(100 * poly * Math.exp(-z * z));
}
