import {rowCount} from '../../../../_shared/tables/innerNumbers';
import type {Column, Run, Settings, Table} from '../../../../_shared/types';

/**
 * Limits each role to at most one column, according to
 * `handling_of_special_attributes`.
 */
function withSingleRoles(columns: Table, settings: Settings): Table {
  const taken = new Set<string>();
  const regular = ({name, type, values}: Column): Column => ({
    name,
    type,
    values,
  });
  return columns.flatMap((column) => {
    const {role} = column;
    if (role === undefined) {
      return [column];
    }
    if (
      settings.handling_of_special_attributes ===
      'change_all_special_to_regular'
    ) {
      return [regular(column)];
    }
    if (!taken.has(role)) {
      taken.add(role);
      return [column];
    }
    return settings.handling_of_special_attributes === 'keep_only_first'
      ? []
      : [regular(column)];
  });
}

/**
 * Merge Attributes: joins the columns of all tables, in port order. Of columns
 * with the same name, the first one is kept. Renaming is not supported.
 */
export const run: Run = (inputs, settings) => {
  const tables = Object.values(inputs);
  const rows = Math.max(0, ...tables.map(rowCount));
  const names = new Set<string>();
  const columns = tables.flat().filter(({name}) => {
    const isNew = !names.has(name);
    names.add(name);
    return isNew;
  });
  return {
    'merged set': withSingleRoles(columns, settings).map((column) => ({
      ...column,
      values: Array.from(
        {length: rows},
        (_, row) => column.values[row] ?? null,
      ),
    })),
  };
};
