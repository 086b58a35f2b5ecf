import {chosenColumns, isNumeric} from '../tables/chosenColumns';
import type {Column, Settings, Table} from '../types';

/** Numbers of a series in the order of its rows; null is a missing value. */
export type Series = readonly (number | null)[];

/** A column as a series; what is no number is a missing value. */
export function valuesOf({values}: Column): Series {
  return values.map((value) => (typeof value === 'number' ? value : null));
}

/**
 * The table with new values in the numeric series that the settings choose, in
 * the place of the old ones or, with a postfix, in new columns at the end.
 */
export function withNewSeries(
  table: Table,
  settings: Settings,
  treat: (series: Series) => Series,
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
          name: `${column.name}${String(settings.new_attributes_postfix ?? '')}`,
        })),
      ]
    : table.map((column) =>
        chosen.includes(column) ? treated(column) : column,
      );
}
