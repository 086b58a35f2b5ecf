import {isNumeric} from '../../../_shared/tables/chosenColumns';
import {
  innerNumbers,
  regularColumns,
  rowCount,
} from '../../../_shared/tables/innerNumbers';
import {OperatorError} from '../../../_shared/types';
import type {Run} from '../../../_shared/types';

/** Generate TFIDF: computes term frequency times inverse document frequency. */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const count = rowCount(table);
  if (count === 0) {
    throw new OperatorError('The table has no rows.');
  }
  const regular = regularColumns(table);
  if (!regular.length) {
    throw new OperatorError('The table has no column without a role.');
  }
  const terms = new Map(
    regular.filter(isNumeric).map((column) => [column, innerNumbers(column)]),
  );
  const sums = Array.from({length: count}, (_, row) =>
    [...terms.values()].reduce((sum, values) => sum + Number(values[row]), 0),
  );
  const isRelative = settings.calculate_term_frequencies !== false;
  return {
    'example set output': table.map((column) => {
      const numbers = terms.get(column);
      if (!numbers) {
        return column;
      }
      const found = numbers.filter((value) => value > 0).length;
      const rarity = Math.log(count / found);
      const weights = numbers.map((value, row) => {
        const sum = Number(sums[row]);
        return sum === 0 ? 0 : (isRelative ? value / sum : value) * rarity;
      });
      return {
        ...column,
        values: weights.map((value) => (Number.isNaN(value) ? null : value)),
      };
    }),
    original: table,
  };
};
