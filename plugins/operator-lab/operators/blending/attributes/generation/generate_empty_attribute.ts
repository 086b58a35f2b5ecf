import {withAdded} from '../../../_shared/tables/namedColumn';
import {OperatorError} from '../../../_shared/types';
import type {ColumnType, Run} from '../../../_shared/types';

/** Column types by the names of the value types. */
const TYPES: Readonly<Record<string, ColumnType>> = {
  nominal: 'nominal',
  numeric: 'real',
  integer: 'integer',
  real: 'real',
  text: 'text',
  binominal: 'binominal',
  polynominal: 'nominal',
  file_path: 'nominal',
  date_time: 'date',
  date: 'date',
  time: 'date',
};

/** Generate Empty Attribute: appends a column with missing values. */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const wanted = String(settings.value_type ?? 'real');
  const type = TYPES[wanted];
  if (!type) {
    throw new OperatorError(`No column can have the type ${wanted}.`);
  }
  return {
    'example set output': withAdded(table, {
      name: String(settings.name ?? ''),
      type,
      values: (table[0]?.values ?? []).map(() => null),
    }),
    original: table,
  };
};
