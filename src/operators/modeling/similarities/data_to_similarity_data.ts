import {
  cellOf,
  distancesBetween,
  idColumn,
  withIds,
} from '../../_shared/tables/rowPairs';
import type {Run} from '../../_shared/types';

/** Data to Similarity Data, with the mixed Euclidean distance: a row for each pair, but the last with itself. */
export const run: Run = (inputs) => {
  const table = withIds(inputs['example set'] ?? []);
  const {values: ids, type} = idColumn(table);
  const distances = distancesBetween(table, table);
  const pairs = ids
    .flatMap((first, row) =>
      ids.map((second, other) => ({
        first,
        second,
        distance: distances[row]?.[other] ?? NaN,
      })),
    )
    .slice(0, -1);
  return {
    'similarity example set': [
      {name: 'FIRST_ID', type, values: pairs.map(({first}) => first)},
      {name: 'SECOND_ID', type, values: pairs.map(({second}) => second)},
      {
        name: 'DISTANCE',
        type: 'real',
        values: pairs.map(({distance}) => cellOf(distance)),
      },
    ],
  };
};
