import {measuredPairs} from '../../_shared/distances/measuredDistances';
import {cellOf, idColumn, withIds} from '../../_shared/tables/rowPairs';
import type {Run} from '../../_shared/types';

/**
 * Data to Similarity Data: returns a row for each pair, except the last row with
 * itself.
 */
export const run: Run = (inputs, settings) => {
  const table = withIds(inputs['example set'] ?? []);
  const {values: ids, type} = idColumn(table);
  const {isDistance, values} = measuredPairs(table, settings);
  const pairs = ids
    .flatMap((first, row) =>
      ids.map((second, other) => ({
        first,
        second,
        measure: values[row]?.[other] ?? NaN,
      })),
    )
    .slice(0, -1);
  return {
    'similarity example set': [
      {name: 'FIRST_ID', type, values: pairs.map(({first}) => first)},
      {name: 'SECOND_ID', type, values: pairs.map(({second}) => second)},
      {
        name: isDistance ? 'DISTANCE' : 'SIMILARITY',
        type: 'real',
        values: pairs.map(({measure}) => cellOf(measure)),
      },
    ],
  };
};
