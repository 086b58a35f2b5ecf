import {cellsOf} from '../tables/namedColumn';
import type {Candidate} from './setSearch';
import {namesOf} from './subsetScores';
import {OperatorError} from '../types';
import type {Settings, Table} from '../types';

/** Swaps the elements of two lists at the selected indexes. */
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

/**
 * Returns the number of candidates in a tournament: a fraction of the
 * population, at least 1.
 */
export function tournamentSize(population: number, share: number): number {
  return Math.max(Math.round(population * share), 1);
}

/**
 * Returns the index of a tournament's winner. If candidates tie, the one drawn
 * first wins.
 */
function winnerOf(
  population: readonly Candidate[],
  drawn: readonly number[],
): number {
  const performance = (at: number) => Number(population[at]?.performance);
  return drawn.reduce((best, at) =>
    performance(at) > performance(best) ? at : best,
  );
}

/**
 * Returns the population index of each tournament's winner.
 * @param tournaments The column `drawn` has the numbers of the candidates,
 * starting at 1.
 * @throws OperatorError if a tournament does not have the configured size.
 */
export function winnersOf(
  population: readonly Candidate[],
  tournaments: Table | undefined,
  settings: Settings,
): readonly number[] {
  const size = tournamentSize(
    population.length,
    Number(settings.tournament_size ?? 0.25),
  );
  return cellsOf(tournaments, 'drawn').map((drawn) => {
    const places = namesOf(drawn).map((place) => Number(place) - 1);
    if (places.length !== size) {
      throw new OperatorError(`A tournament needs ${size} candidates.`);
    }
    return winnerOf(population, places);
  });
}
