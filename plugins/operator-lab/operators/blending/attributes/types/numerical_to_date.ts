import {namedColumn, withAdded} from '../../../_shared/tables/namedColumn';
import type {Column, Run, Value} from '../../../_shared/types';
import {knownValues} from '../../../_shared/tables/knownValues';

/** Returns the internal number of a cell. The column type is not checked. */
function numberBehind(column: Column, value: string | number): number {
  if (typeof value === 'number') {
    return value;
  }
  return column.type === 'date'
    ? Date.parse(value)
    : knownValues(column).indexOf(value);
}

/** Numerical to Date: converts milliseconds since 1970 to dates. */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const {keep_old_attribute: keepsOld = false, time_offset: offset = 0} =
    settings;
  const old = namedColumn(table, String(settings.attribute_name ?? ''));
  const dateOf = (value: Value) =>
    value === null
      ? null
      : new Date(numberBehind(old, value) + Number(offset)).toISOString();
  const name = String(settings.attribute_name);
  const values = old.values.map(dateOf);
  return {
    'example set output':
      keepsOld === true
        ? withAdded(table, {name: `${name}_AS_DATE`, type: 'date', values})
        : [
            ...table.filter((column) => column !== old),
            {name, type: 'date', ...(old.role && {role: old.role}), values},
          ],
    original: table,
  };
};
