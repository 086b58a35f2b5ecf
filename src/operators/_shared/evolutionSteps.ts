import type {Candidate} from './setSearch';

/** Two lists with the marked places exchanged. */
export function exchanged<T>(
  first: readonly T[],
  second: readonly T[],
  isSwapped: (place: number) => boolean,
): readonly [readonly T[], readonly T[]] {
  return [
    first.map((value, at) => (isSwapped(at) ? (second[at] as T) : value)),
    second.map((value, at) => (isSwapped(at) ? (first[at] as T) : value)),
  ];
}

/** How many candidates meet in a tournament: a share of all, at least one. */
export function tournamentSize(population: number, share: number): number {
  return Math.max(Math.round(population * share), 1);
}

/** The winner of a tournament by its place: of equal candidates, the one drawn first. */
export function winnerOf(
  population: readonly Candidate[],
  drawn: readonly number[],
): number {
  const performance = (at: number) => Number(population[at]?.performance);
  return drawn.reduce((best, at) =>
    performance(at) > performance(best) ? at : best,
  );
}
