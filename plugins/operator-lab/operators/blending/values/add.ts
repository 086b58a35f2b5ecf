import {isNominal} from '../../_shared/tables/chosenColumns';
import {OperatorError} from '../../_shared/types';
import type {Run} from '../../_shared/types';
import {knownValues} from '../../_shared/tables/knownValues';
import {namedColumn} from '../../_shared/tables/namedColumn';

/** Add: adds a value to a column's value list. */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const {attribute_name: name, new_value: value} = settings;
  const column = namedColumn(table, String(name));
  if (!isNominal(column)) {
    throw new OperatorError(`The column "${column.name}" is not nominal.`);
  }
  const extended = {
    ...column,
    type: 'nominal' as const,
    knownValues: [...new Set([...knownValues(column), String(value)])],
  };
  return {
    'example set output':
      column.type === 'binominal'
        ? [...table.filter((one) => one !== column), extended]
        : table.map((one) => (one === column ? extended : one)),
    original: table,
  };
};
