import {
  chosenColumns,
  isNominal,
} from '../../../../_shared/tables/chosenColumns';
import type {Column, Run, Settings} from '../../../../_shared/types';

function withoutRare({values, ...column}: Column, settings: Settings): Column {
  const isRare = (value: string) => {
    const rows = values.filter((one) => one === value).length;
    return settings.threshold_type === 'relative'
      ? rows / values.length < Number(settings.relative_threshold)
      : rows < Number(settings.absolute_threshold);
  };
  return {
    ...column,
    values: values.map((value) =>
      typeof value === 'string' && isRare(value)
        ? String(settings.replacement)
        : value,
    ),
  };
}

/**
 * Replace Rare Values: replaces values that occur in few rows with one value.
 * No example has a value exactly at the threshold.
 */
export const run: Run = ({exa: table = []}, settings) => {
  const chosen = chosenColumns(table, settings, isNominal);
  return {
    exa: table.map((column) =>
      chosen.includes(column) ? withoutRare(column, settings) : column,
    ),
    ori: table,
  };
};
