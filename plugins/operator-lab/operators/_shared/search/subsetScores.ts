import {complete} from '../tables/complete';
import {NotComputed} from '../types';
import type {Table, Value} from '../types';

/**
 * Performance of a set of columns, as measured by an inner process. The order
 * is irrelevant.
 */
export type SubsetScore = (columns: readonly string[]) => number;

/** Splits a cell such as `age, city` into names. */
export function namesOf(cell: Value | undefined): readonly string[] {
  return String(cell ?? '')
    .split(', ')
    .filter((name) => name !== '');
}

const keyOf = (columns: readonly string[]) => [...columns].sort().join(', ');

/** Returns an empty table with all columns that are named in the sets. */
export function tableOfSets(performances: Table = []): Table {
  const names = (performances[0]?.values ?? []).flatMap(namesOf);
  return [...new Set(names)].map((name) => ({name, type: 'real', values: []}));
}

/**
 * Replaces an inner process with given performances.
 * @param table Two columns: sets (comma-separated column names) and their
 * performances.
 * @returns A function that throws NotComputed if a set has no performance.
 */
export function subsetScores(table: Table | undefined): SubsetScore {
  const [sets, numbers] = complete(table).map(({values}) => values);
  const known = new Map(
    (sets ?? []).map((set, row) => [
      keyOf(namesOf(set)),
      Number(numbers?.[row]),
    ]),
  );
  return (columns) => {
    const performance = known.get(keyOf(columns));
    if (performance === undefined) {
      throw new NotComputed(
        `No performance is given for "${columns.join(', ')}".`,
      );
    }
    return performance;
  };
}
