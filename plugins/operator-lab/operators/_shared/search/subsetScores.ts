import {complete} from '../tables/complete';
import {NotComputed} from '../types';
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

/** The columns that some sets name, as a table without rows. */
export function tableOfSets(performances: Table = []): Table {
  const names = (performances[0]?.values ?? []).flatMap(namesOf);
  return [...new Set(names)].map((name) => ({name, type: 'real', values: []}));
}

/**
 * Stands for an inner process: the performances are given, as a table with two
 * columns: sets (names with commas between them) and their performances.
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
