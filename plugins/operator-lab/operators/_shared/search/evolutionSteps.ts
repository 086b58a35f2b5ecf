import {cellsOf} from '../tables/namedColumn';
import type {Candidate} from './setSearch';
import {namesOf} from './subsetScores';
import {OperatorError} from '../types';
import type {Settings, Table} from '../types';

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
 * The winner of each tournament, by its place in the population.
 * @param tournaments Its column `drawn` has the places of the candidates, from 1.
 * @throws OperatorError when a tournament has another size than the settings ask for.
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
