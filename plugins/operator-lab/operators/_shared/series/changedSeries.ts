import {chosenColumns, isNumeric} from '../tables/chosenColumns';
import type {Column, Settings, Table} from '../types';

/** Numbers of a series in row order. Null is a missing value. */
export type Series = readonly (number | null)[];

/** Converts a column to a series. Values that are not numbers are missing. */
export function valuesOf({values}: Column): Series {
  return values.map((value) => (typeof value === 'number' ? value : null));
}

/**
 * Changes the numeric series that the settings select. By default, new values
 * replace the old ones. Without `overwrite_attributes`, they are in new columns
 * at the end, with `postfix` after their names by default.
 */
export function withNewSeries(
  table: Table,
  settings: Settings,
  treat: (series: Series) => Series,
  postfix = '',
): Table {
  const chosen = chosenColumns(table, settings, isNumeric);
  const treated = (column: Column): Column => ({
    ...column,
    type: 'real',
    values: treat(valuesOf(column)),
  });
  return settings.overwrite_attributes === false
    ? [
        ...table,
        ...chosen.map((column) => ({
          ...treated(column),
          name: `${column.name}${String(settings.new_attributes_postfix ?? postfix)}`,
        })),
      ]
    : table.map((column) =>
        chosen.includes(column) ? treated(column) : column,
      );
}
