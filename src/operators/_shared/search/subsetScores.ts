import {OperatorError} from '../types';
import type {Table, Value} from '../types';

/** The performance that an inner process measures for a set of columns, in any order. */
export type SubsetScore = (columns: readonly string[]) => number;

/** Names of a cell such as `age, city`. */
export function namesOf(cell: Value | undefined): readonly string[] {
  return String(cell ?? '')
    .split(', ')
    .filter((name) => name !== '');
}

const keyOf = (columns: readonly string[]) => [...columns].sort().join(', ');

/**
 * Stands for an inner process: the performances are given, as a table with the
 * columns `columns` (names with commas between them) and `performance`.
 */
export function subsetScores(table: Table | undefined): SubsetScore {
  const [sets = [], numbers = []] = ['columns', 'performance'].map(
    (name) => table?.find((column) => column.name === name)?.values,
  );
  const known = new Map(
    sets.map((set, row) => [keyOf(namesOf(set)), Number(numbers[row])]),
  );
  return (columns) => {
    const performance = known.get(keyOf(columns));
    if (performance === undefined) {
      throw new OperatorError(
        `No performance is given for "${columns.join(', ')}".`,
      );
    }
    return performance;
  };
}
