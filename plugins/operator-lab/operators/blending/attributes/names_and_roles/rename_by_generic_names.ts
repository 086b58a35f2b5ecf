import {chosenColumns} from '../../../_shared/tables/chosenColumns';
import {renameColumn} from '../../../_shared/tables/renameColumn';
import {turnedDownColumns} from '../../../_shared/tables/treatedColumns';
import type {Run, Table} from '../../../_shared/types';

/**
 * Rename by Generic Names: names each selected column with a stem and a number.
 */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const {generic_name_stem: stem = 'att'} = settings;
  const lost = turnedDownColumns(table, settings, () => true);
  const chosen = chosenColumns(table, settings, () => true);
  const counted = table.filter(
    (column) => chosen.includes(column) || lost.includes(column),
  );
  return {
    'example set output': counted.reduce(
      (result: Table, column, at) =>
        lost.includes(column)
          ? result
          : renameColumn(result, column.name, `${String(stem)}${at + 1}`),
      table.filter((column) => !lost.includes(column)),
    ),
    original: table,
  };
};
