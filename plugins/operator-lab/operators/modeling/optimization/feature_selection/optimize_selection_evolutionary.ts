import {exchanged, winnersOf} from '../../../_shared/search/evolutionSteps';
import {regularColumns} from '../../../_shared/tables/innerNumbers';
import {cellsOf} from '../../../_shared/tables/namedColumn';
import {chosenNames} from '../../../_shared/search/setSearch';
import type {Candidate, Weights} from '../../../_shared/search/setSearch';
import {namesOf, subsetScores} from '../../../_shared/search/subsetScores';
import {OperatorError} from '../../../_shared/types';
import type {Run, Settings, Value} from '../../../_shared/types';

type Named = {readonly name: string; readonly weights: Weights};

/** True if the settings allow sets of this size. */
export function isAdmitted(size: number, settings: Settings): boolean {
  if (size === 0) {
    return false;
  }
  if (settings.use_exact_number_of_attributes === true) {
    return size === Number(settings.exact_number_of_attributes ?? 1);
  }
  const most =
    settings.restrict_maximum === true
      ? Number(settings.max_number_of_attributes ?? 1)
      : Infinity;
  return size >= Number(settings.min_number_of_attributes ?? 1) && size <= most;
}

/**
 * One generation of Optimize Selection (Evolutionary). The random draws are
 * tables: `parents` (candidate, columns), `crossovers` (first, second,
 * exchanged), `mutations` (candidate, switched), and `tournaments` (drawn:
 * positions in the list of candidates, starting at 1). The performances of the
 * inner process are also an input: see `subsetScores`.
 */
export const run: Run = (inputs, settings) => {
  const names = regularColumns(inputs['example set in'] ?? []).map(
    ({name}) => name,
  );
  const score = subsetScores(inputs.performances);
  const isFit = ({weights}: Named) =>
    isAdmitted(chosenNames(names, weights).length, settings);
  const sets = cellsOf(inputs.parents, 'columns');
  const parents = cellsOf(inputs.parents, 'candidate').map(
    (name, row): Named => ({
      name: String(name),
      weights: names.map((one) => Number(namesOf(sets[row]).includes(one))),
    }),
  );
  const named = (all: readonly Named[], name: Value | undefined) => {
    const found = all.find((one) => one.name === name);
    if (!found) {
      throw new OperatorError(`There is no candidate "${name}".`);
    }
    return found;
  };
  const seconds = cellsOf(inputs.crossovers, 'second');
  const swaps = cellsOf(inputs.crossovers, 'exchanged');
  const children = cellsOf(inputs.crossovers, 'first').flatMap((name, row) => {
    const first = named(parents, name);
    const second = named(parents, seconds[row]);
    const swapped = namesOf(swaps[row]);
    const both = exchanged(first.weights, second.weights, (at) =>
      swapped.includes(names[at] ?? ''),
    );
    return both
      .map((weights, at): Named => ({
        name: `${first.name}${second.name}${at + 1}`,
        weights,
      }))
      .filter(isFit);
  });
  const flips = cellsOf(inputs.mutations, 'switched');
  const mutated = cellsOf(inputs.mutations, 'candidate');
  const candidates = [...parents, ...children].flatMap((one) => {
    const switched = namesOf(flips[mutated.indexOf(one.name)]);
    const weights = one.weights.map((weight, at) =>
      switched.includes(names[at] ?? '') ? Number(weight === 0) : weight,
    );
    return [{name: `${one.name} mutated`, weights}, one].filter(
      (each) => each === one || isFit(each),
    );
  });
  const population = candidates.map(({weights}): Candidate => ({
    weights,
    performance: score(chosenNames(names, weights)),
  }));
  const winners = winnersOf(population, inputs.tournaments, settings);
  const setOf = (at: number) =>
    chosenNames(names, population[at]?.weights ?? []).join(', ');
  return {
    candidates: [
      {
        name: 'place',
        type: 'integer',
        values: candidates.map((_, at) => at + 1),
      },
      {
        name: 'candidate',
        type: 'nominal',
        values: candidates.map(({name}) => name),
      },
      {
        name: 'columns',
        type: 'nominal',
        values: candidates.map((_, at) => setOf(at)),
      },
      {
        name: 'performance',
        type: 'real',
        values: population.map(({performance}) => performance),
      },
    ],
    winners: [
      {
        name: 'winner',
        type: 'integer',
        values: winners.map((at) => at + 1),
      },
      {
        name: 'columns',
        type: 'nominal',
        values: winners.map(setOf),
      },
      {
        name: 'performance',
        type: 'real',
        values: winners.map((at) => Number(population[at]?.performance)),
      },
    ],
  };
};
