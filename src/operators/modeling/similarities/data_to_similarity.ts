import {
  cellOf,
  distancesBetween,
  idColumn,
  withIds,
} from '../../_shared/tables/rowPairs';
import type {Run} from '../../_shared/types';

/** Data to Similarity, with the mixed Euclidean distance: what the measure gives for each two rows. */
export const run: Run = (inputs) => {
  const table = withIds(inputs['example set'] ?? []);
  const ids = idColumn(table).values;
  const distances = distancesBetween(table, table);
  return {
    similarity: [
      {name: 'row', type: 'nominal', values: ids},
      ...ids.map((id, other) => ({
        name: String(id),
        type: 'real' as const,
        values: distances.map((row) => cellOf(row[other] ?? NaN)),
      })),
    ],
    'example set': table,
  };
};
