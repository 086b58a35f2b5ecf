import type {Run} from '../../../_shared/types';
import {withRole} from '../../../_shared/tables/withRole';

/** Generate ID: adds row numbers as the id, which replaces an old id. */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const {create_nominal_ids: nominal = false, offset = 0} = settings;
  const numbers = (table[0]?.values ?? []).map(
    (_, row) => Number(offset) + row + 1,
  );
  return {
    'example set output': withRole(table, {
      name: 'id',
      role: 'id',
      type: nominal === true ? 'nominal' : 'integer',
      values:
        nominal === true ? numbers.map((number) => `id_${number}`) : numbers,
    }),
    original: table,
  };
};
