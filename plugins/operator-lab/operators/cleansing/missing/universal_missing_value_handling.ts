import {isNominal, isNumeric} from '../../_shared/tables/chosenColumns';
import {columnStatistics} from '../../_shared/tables/columnStatistics';
import type {Column, Run, Table, Value} from '../../_shared/types';

const isGap = (value: Value): boolean =>
  value === null || (typeof value === 'number' && !Number.isFinite(value));

/** Returns the replacement for missing values of a column, by type. */
function replacementFor(column: Column): Value {
  const known = column.values.filter((value) => !isGap(value));
  if (isNumeric(column)) {
    return known.length ? columnStatistics(known).mean : 0;
  }
  return isNominal(column) ? 'MISSING' : (known[0] ?? '1970-01-01');
}

/**
 * Replace All Missings: replaces all missing and infinite values of a column
 * with the same value.
 */
export const run: Run = ({'example set input': table = []}) => {
  const filled: Table = table.map((column) => {
    const replacement = replacementFor(column);
    return {
      ...column,
      values: column.values.map((value) =>
        isGap(value) ? replacement : value,
      ),
    };
  });
  return {'example set output': filled, original: table};
};
