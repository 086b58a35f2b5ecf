import {namedColumn} from '../../../../_shared/tables/namedColumn';
import type {Run, Value} from '../../../../_shared/types';

const compareTexts = (a: Value, b: Value) =>
  String(a) < String(b) ? -1 : Number(String(a) > String(b));

const ORDERS: Readonly<Record<string, (a: Value, b: Value) => number>> = {
  alphabetical: compareTexts,
  numerical: (a, b) => Number(a) - Number(b),
};

/**
 * Group Into Collection: concatenates the tables of the collection, with their
 * numbers in the column `table`.
 */
export const run: Run = ({exa: table = []}, settings) => {
  const {values} = namedColumn(table, String(settings.group_by_attribute));
  const groups = [...new Set(values)];
  const order = ORDERS[String(settings.sorting_order)];
  if (order) {
    groups.sort(order);
  }
  const rows = groups.flatMap((group, at) =>
    values.flatMap((value, row) => (value === group ? [{at, row}] : [])),
  );
  return {
    col: [
      {name: 'table', type: 'integer', values: rows.map(({at}) => at + 1)},
      ...table.map((column) => ({
        ...column,
        values: rows.map(({row}) => column.values[row] ?? null),
      })),
    ],
    org: table,
  };
};
