import {weightTable} from '../../_shared/search/attributeWeights';
import {sum} from '../../_shared/numbers/averages';
import {placedColumns} from '../../_shared/tables/binPlaces';
import {countsOfParts, labeledRows} from '../../_shared/tables/labelCounts';
import {OperatorError} from '../../_shared/types';
import type {Run} from '../../_shared/types';

/**
 * Chi-squared statistic of a contingency table, without continuity correction.
 */
function chiSquared(counts: readonly (readonly number[])[]): number {
  const rows = counts.map(sum);
  const columns = (counts[0] ?? []).map((_, at) =>
    sum(counts.map((row) => row[at] ?? 0)),
  );
  const total = sum(rows);
  return sum(
    counts.flatMap((row, r) =>
      row.map((count, c) => {
        const expected = ((rows[r] ?? 0) * (columns[c] ?? 0)) / total;
        return expected > 0 ? (count - expected) ** 2 / expected : 0;
      }),
    ),
  );
}

/**
 * Weight by Chi Squared Statistic: divides numeric columns into bins of equal
 * width, and returns the chi-squared statistic of each column and the label.
 */
export const run: Run = (inputs, settings) => {
  const {'example set': table = []} = inputs;
  const rows = labeledRows(table);
  if (rows.classOf.length === 0) {
    throw new OperatorError('The table has no rows.');
  }
  const bins = Number(settings.number_of_bins ?? 10);
  const weights = new Map(
    placedColumns(table, bins).map(({name, places}) => {
      const parts = Math.max(...places) + 1;
      return [name, chiSquared(countsOfParts(rows, places, parts))] as const;
    }),
  );
  return {weights: weightTable(weights, settings), 'example set': table};
};
