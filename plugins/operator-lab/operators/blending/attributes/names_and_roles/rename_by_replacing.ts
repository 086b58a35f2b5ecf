import {chosenColumns} from '../../../_shared/tables/chosenColumns';
import {renameColumn} from '../../../_shared/tables/renameColumn';
import {replacerOf} from '../../../_shared/texts/textReplacement';
import {turnedDownColumns} from '../../../_shared/tables/treatedColumns';
import type {Run, Table} from '../../../_shared/types';

/**
 * Rename by Replacing: replaces matches in column names, one column after the
 * other.
 */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const replaced = replacerOf({replace_what: '\\W', ...settings});
  const chosen = chosenColumns(table, settings, () => true);
  const lost = turnedDownColumns(table, settings, () => true);
  return {
    'example set output': chosen.reduce(
      (result: Table, {name}) => renameColumn(result, name, replaced(name)),
      table.filter((column) => !lost.includes(column)),
    ),
    original: table,
  };
};
