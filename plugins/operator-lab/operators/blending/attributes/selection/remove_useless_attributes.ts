import {isNominal, isNumeric} from '../../../_shared/tables/chosenColumns';
import {columnStatistics} from '../../../_shared/tables/columnStatistics';
import {knownValues} from '../../../_shared/tables/knownValues';
import type {Column, Run, Settings} from '../../../_shared/types';

function isUseless(column: Column, settings: Settings): boolean {
  const {values} = column;
  const share = (wanted: string | null) =>
    values.filter((value) => value === wanted).length / values.length;
  const above = Number(settings.nominal_useless_above ?? 1);
  const below =
    settings.nominal_remove_id_like === true
      ? 1 / values.length
      : Number(settings.nominal_useless_below ?? 0);
  if (isNominal(column)) {
    const shares = knownValues(column).map(share);
    return (
      share(null) >= above ||
      shares.some((one) => one >= above) ||
      Math.max(...shares) <= below
    );
  }
  return (
    isNumeric(column) &&
    (share(null) >= above ||
      Math.sqrt(columnStatistics(values).variance) <=
        Number(settings.numerical_min_deviation ?? 0))
  );
}

/**
 * Remove Useless Attributes: removes regular columns with almost constant
 * values, or with almost unique ones.
 */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  return {
    'example set output': table.filter(
      (column) => column.role !== undefined || !isUseless(column, settings),
    ),
    original: table,
  };
};
