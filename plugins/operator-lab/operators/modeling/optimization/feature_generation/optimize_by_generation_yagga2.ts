import {evaluate} from '../../../_shared/expression/evaluate';
import {scopeOf} from '../../../_shared/expression/rows';
import {rowCount} from '../../../_shared/tables/innerNumbers';
import type {Run, Table, Value} from '../../../_shared/types';

/** What a construction gives for each row of samples; a missing value is no number. */
export function sampled(samples: Table, construction: string): number[] {
  return Array.from({length: rowCount(samples)}, (_, row) => {
    const {value} = evaluate(construction, scopeOf(samples, row));
    return typeof value === 'number' ? value : NaN;
  });
}

/** Whether two columns never differ by more than a bound. Where one is missing, they do not differ. */
export function areEquivalent(
  first: readonly number[],
  second: readonly number[],
  epsilon: number,
): boolean {
  return !first.some(
    (value, at) => Math.abs(value - Number(second[at])) > epsilon,
  );
}

/** Whether a numeric column is constant at 0 or 1, or switched off. */
export function isUseless(values: readonly number[], weight = 1): boolean {
  const known = values.filter((value) => !Number.isNaN(value));
  const [least, most] = [Math.min(...known), Math.max(...known)];
  return weight === 0 || (least === most && (least === 0 || most === 1));
}

/**
 * The removal of equivalent columns in Optimize by Generation (YAGGA2). Pairs
 * of constructions are given as a table with `first` and `second`, and the
 * random rows that they are compared on as `samples`.
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
