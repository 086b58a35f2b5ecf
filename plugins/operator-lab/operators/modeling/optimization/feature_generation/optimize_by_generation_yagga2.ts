import {evaluate} from '../../../_shared/expression/evaluate';
import {scopeOf} from '../../../_shared/expression/rows';
import {rowCount} from '../../../_shared/tables/innerNumbers';
import type {Run, Table, Value} from '../../../_shared/types';

/**
 * Evaluates a construction for each row of the samples. Missing values are NaN.
 */
export function sampled(samples: Table, construction: string): number[] {
  return Array.from({length: rowCount(samples)}, (_, row) => {
    const {value} = evaluate(construction, scopeOf(samples, row));
    return typeof value === 'number' ? value : NaN;
  });
}

/**
 * True if two columns never differ by more than `epsilon`. Rows with a missing
 * value count as equal.
 */
export function areEquivalent(
  first: readonly number[],
  second: readonly number[],
  epsilon: number,
): boolean {
  return !first.some(
    (value, at) => Math.abs(value - Number(second[at])) > epsilon,
  );
}

/** True if a numeric column is constant at 0 or 1, or has the weight 0. */
export function isUseless(values: readonly number[], weight = 1): boolean {
  const known = values.filter((value) => !Number.isNaN(value));
  const [least, most] = [Math.min(...known), Math.max(...known)];
  return weight === 0 || (least === most && (least === 0 || most === 1));
}

/**
 * Removal of equivalent columns in Optimize by Generation (YAGGA2). Pairs of
 * constructions are a table with `first` and `second`, and `samples` has the
 * random rows for the comparison.
 */
export const run: Run = (inputs, settings) => {
  const {samples = [], pairs} = inputs;
  const epsilon = Number(settings.equivalence_epsilon ?? 5e-7);
  const [first = [], second = []] = ['first', 'second'].map(
    (name) => pairs?.find((column) => column.name === name)?.values,
  );
  const removed = first.map((one, row): Value => {
    const [a, b] = [String(one), String(second[row])];
    if (a === b) {
      return b;
    }
    return areEquivalent(sampled(samples, a), sampled(samples, b), epsilon)
      ? a.length > b.length
        ? a
        : b
      : 'none';
  });
  return {
    removed: [{name: 'removed', type: 'nominal', values: removed}],
  };
};
