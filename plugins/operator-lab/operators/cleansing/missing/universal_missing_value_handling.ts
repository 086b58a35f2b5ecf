import {
  chosenColumns,
  isNominal,
  isNumeric,
  replaceEach,
} from '../../_shared/tables/chosenColumns';
import {columnStatistics} from '../../_shared/tables/columnStatistics';
import {extremeDate} from '../../_shared/tables/extremeDate';
import type {Column, Run, Value} from '../../_shared/types';

const isGap = (value: Value): boolean =>
  value === null || (typeof value === 'number' && !Number.isFinite(value));

/** Returns the replacement for missing values of a column, by type. */
function replacementFor(column: Column): Value {
  const known = column.values.filter((value) => !isGap(value));
  if (isNumeric(column)) {
    return known.length ? columnStatistics(known).mean : 0;
  }
  return isNominal(column)
    ? 'MISSING'
    : (extremeDate(known.map(String), 'minimum') ?? '1970-01-01');
}

/**
 * Replace All Missings: replaces all missing and infinite values of a column
 * with the same value.
 */
export const run: Run = ({'example set input': table = []}, settings) => {
  const chosen = chosenColumns(table, settings, () => true);
  const filled = replaceEach(
    table,
    chosen.map(({name}) => name),
    (column) => {
      const replacement = replacementFor(column);
      return {
        ...column,
        type: column.type === 'binominal' ? 'nominal' : column.type,
        values: column.values.map((value) =>
          isGap(value) ? replacement : value,
        ),
      };
    },
  );
  return {'example set output': filled, original: table};
};
