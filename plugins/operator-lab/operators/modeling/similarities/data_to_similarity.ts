import {measuredPairs} from '../../_shared/distances/measuredDistances';
import {cellOf, idColumn, withIds} from '../../_shared/tables/rowPairs';
import type {Run} from '../../_shared/types';

/**
 * Data to Similarity: returns the measures of all pairs of rows.
 */
export const run: Run = (inputs, settings) => {
  const table = withIds(inputs['example set'] ?? []);
  const ids = idColumn(table).values;
  const {values} = measuredPairs(table, settings);
  return {
    similarity: [
      {name: 'row', type: 'nominal', values: ids},
      ...ids.map((id, other) => ({
        name: String(id),
        type: 'real' as const,
        values: values.map((row) => cellOf(row[other] ?? NaN)),
      })),
    ],
    'example set': table,
  };
};
