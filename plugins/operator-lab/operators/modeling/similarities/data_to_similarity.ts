import {measuredDistances} from '../../_shared/distances/measuredDistances';
import {cellOf, idColumn, withIds} from '../../_shared/tables/rowPairs';
import type {Run} from '../../_shared/types';

/**
 * Data to Similarity with the default measure of each type: returns the
 * distances of all pairs of rows.
 */
export const run: Run = (inputs, settings) => {
  const table = withIds(inputs['example set'] ?? []);
  const ids = idColumn(table).values;
  const distances = measuredDistances(table, settings.measure_types);
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
