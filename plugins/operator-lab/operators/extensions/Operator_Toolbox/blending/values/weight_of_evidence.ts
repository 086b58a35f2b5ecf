import {
  chosenColumns,
  isNumeric,
} from '../../../../_shared/tables/chosenColumns';
import {namedColumn} from '../../../../_shared/tables/namedColumn';
import {knownValues} from '../../../../_shared/tables/knownValues';
import type {Column, Run, Setting, Value} from '../../../../_shared/types';

const MISSING = -1;

/**
 * Position of each value's class. No example has a value exactly at a limit.
 */
function classesOf(values: readonly Value[], list: Setting): number[] {
  const limits = (Array.isArray(list) ? list : [])
    .map(([, limit]: readonly [string, string]) => Number(limit))
    .sort((a: number, b: number) => a - b);
  return values.map((value) =>
    value === null
      ? MISSING
      : limits.findIndex((limit: number) => Number(value) < limit),
  );
}

/**
 * Weight of Evidence: returns the logarithm of the share of negatives divided
 * by the share of positives, for the class of each number.
 */
export const run: Run = ({exa: table = []}, settings) => {
  const base = namedColumn(table, String(settings.base_of_distribution));
  const [negative, positive] = knownValues(base);
  const weighted = (column: Column): Column => {
    const classes = classesOf(column.values, settings.classes ?? []);
    const shareOf = (outcome: string | undefined, place: number) => {
      const own = classes.filter((_, row) => base.values[row] === outcome);
      return own.filter((one) => one === place).length / own.length;
    };
    return {
      ...column,
      type: 'real',
      values: classes.map((place) =>
        place === MISSING && settings.class_for_missing_values !== true
          ? null
          : Math.log(shareOf(negative, place) / shareOf(positive, place)),
      ),
    };
  };
  const chosen = chosenColumns(table, settings, isNumeric);
  return {
    exa: table.map((column) =>
      chosen.includes(column) ? weighted(column) : column,
    ),
    ori: table,
  };
};
