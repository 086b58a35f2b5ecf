import {
  cellOf,
  distancesBetween,
  idColumn,
  withIds,
} from '../../_shared/tables/rowPairs';
import {NotComputed} from '../../_shared/types';
import type {Run, Table} from '../../_shared/types';

/**
 * Checks that the connected measure is the mixed Euclidean distance. Its table
 * has a column for each row, after the ids.
 */
function expectMixed(measures: Table, distances: number[][]): void {
  const isMixed = measures
    .slice(1)
    .every(({values}, other) =>
      values.every(
        (value, row) => value === cellOf(distances[row]?.[other] ?? NaN),
      ),
    );
  if (!isMixed) {
    throw new NotComputed(
      'This example has the mixed Euclidean distance only.',
    );
  }
}

/** Similarity to Data with the mixed Euclidean distance. */
export const run: Run = (inputs, settings) => {
  const table = withIds(inputs.exampleSet ?? []);
  const {values: ids, type} = idColumn(table);
  const distances = distancesBetween(table, table);
  expectMixed(inputs.similarity ?? [], distances);
  if (settings.table_type === 'matrix') {
    return {
      exampleSet: [
        {name: 'ID', type, role: 'id', values: ids},
        ...ids.map((id, other) => ({
          name: String(id ?? '?'),
          type: 'real' as const,
          values: distances.map((row) => cellOf(row[other] ?? NaN)),
        })),
      ],
    };
  }
  const pairs = ids.flatMap((_, row) =>
    [...ids.keys()]
      .filter((other) => other !== row)
      .map((other) => [row, other] as const),
  );
  return {
    exampleSet: [
      {name: 'FIRST_ID', type, values: pairs.map(([row]) => ids[row] ?? null)},
      {
        name: 'SECOND_ID',
        type,
        values: pairs.map(([, other]) => ids[other] ?? null),
      },
      {
        name: 'DISTANCE',
        type: 'real',
        values: pairs.map(([row, other]) =>
          cellOf(distances[row]?.[other] ?? NaN),
        ),
      },
    ],
  };
};
