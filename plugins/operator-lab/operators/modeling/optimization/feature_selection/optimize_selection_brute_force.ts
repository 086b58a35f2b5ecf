import {tableOfSets} from '../../../_shared/search/subsetScores';
import {regularColumns} from '../../../_shared/tables/innerNumbers';
import {boundOf, searchSubsets} from '../../../_shared/search/setSearch';
import type {Weights} from '../../../_shared/search/setSearch';
import {OperatorError} from '../../../_shared/types';
import type {Run, Settings} from '../../../_shared/types';

/**
 * All non-empty sets of columns, in the order of the operator: sets without the
 * first column come first.
 */
export function allSets(columns: number): readonly Weights[] {
  const below = (start: number, head: readonly number[]): Weights[] => {
    if (start === columns) {
      return [];
    }
    const full = [...head, 1];
    return [
      ...below(start + 1, [...head, 0]),
      [...full, ...new Array<number>(columns - full.length).fill(0)],
      ...below(start + 1, full),
    ];
  };
  return below(0, []);
}

const sizeOf = (weights: Weights) => weights.filter((one) => one > 0).length;

/** Sets of a fixed size. Sets with the first columns come first. */
function ofSize(columns: number, size: number): readonly Weights[] {
  return allSets(columns)
    .filter((weights) => sizeOf(weights) === size)
    .sort((a, b) => {
      const at = a.findIndex((weight, place) => weight !== b[place]);
      return Number(b[at]) - Number(a[at]);
    });
}

function setsToTry(columns: number, settings: Settings): readonly Weights[] {
  if (settings.use_exact_number_of_attributes === true) {
    return ofSize(columns, Number(settings.exact_number_of_attributes ?? 1));
  }
  const least = Number(settings.min_number_of_attributes ?? 1);
  const isBound = settings.restrict_maximum === true;
  const most = boundOf(settings, isBound, 'max_number_of_attributes', 1);
  if (least > most) {
    throw new OperatorError('The least number of columns exceeds the most.');
  }
  return allSets(columns).filter((weights) => {
    const size = sizeOf(weights);
    return size >= least && size <= most;
  });
}

/**
 * Optimize Selection (Brute Force). The performances of the inner process are
 * an input: see `searchSubsets`.
 */
export const run: Run = (inputs, settings) => {
  const {performances} = inputs;
  const table = inputs['example set in'] ?? tableOfSets(performances);
  const names = regularColumns(table).map(({name}) => name);
  const initial = setsToTry(names.length, settings);
  if (initial.length === 0) {
    throw new OperatorError('There is no set of this size.');
  }
  return searchSubsets(table, performances, {
    initial,
    next: () => [],
    isOver: () => true,
  });
};
