import {chosenColumns} from '../../_shared/tables/chosenColumns';
import {OperatorError} from '../../_shared/types';
import type {Column, Run, Settings, Table} from '../../_shared/types';

function equals(
  columns: readonly Column[],
  one: number,
  other: number,
  missingIsEqual: boolean,
): boolean {
  return columns.every(
    ({values}) =>
      values[one] === values[other] && (missingIsEqual || values[one] !== null),
  );
}

function rowsOf(table: Table, isIn: (row: number) => boolean): Table {
  return table.map((column) => ({
    ...column,
    values: column.values.filter((_, row) => isIn(row)),
  }));
}

/** Filters that read values. */
const REMOVING = ['no_missing_values', 'numeric_value_filter'];

/**
 * Returns the columns to compare and the columns to remove. A filter that reads
 * values only removes columns: it does not limit the comparison.
 */
function columnsOf(table: Table, settings: Settings) {
  const chosen = chosenColumns(table, settings, () => true);
  if (!REMOVING.includes(String(settings.attribute_filter_type))) {
    return {compared: chosen, removed: []};
  }
  const compared = chosenColumns(
    table,
    {...settings, attribute_filter_type: 'all', invert_selection: false},
    () => true,
  );
  return {
    compared,
    removed: compared.filter((column) => !chosen.includes(column)),
  };
}

/** Remove Duplicates: keeps the first of each group of equal rows. */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const {compared, removed} = columnsOf(table, settings);
  if (compared.length === 0) {
    throw new OperatorError(
      'At least 1 column must be selected, and none is selected.',
    );
  }
  const missingIsEqual = settings.treat_missing_values_as_duplicates === true;
  const kept: number[] = [];
  const count = table[0]?.values.length ?? 0;
  for (let row = 0; row < count; row++) {
    if (!kept.some((first) => equals(compared, row, first, missingIsEqual))) {
      kept.push(row);
    }
  }
  const left = table.filter((column) => !removed.includes(column));
  return {
    'example set output': rowsOf(left, (row) => kept.includes(row)),
    duplicates: rowsOf(left, (row) => !kept.includes(row)),
  };
};
