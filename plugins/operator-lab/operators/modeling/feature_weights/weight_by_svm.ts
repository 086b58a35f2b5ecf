import {weightTable} from '../../_shared/search/attributeWeights';
import {
  centered,
  meansOf,
  onlyKnown,
  onlyNumeric,
  rowsOf,
} from '../../_shared/numbers/components';
import {regularColumns} from '../../_shared/tables/innerNumbers';
import {labeledRows} from '../../_shared/tables/labelCounts';
import {linearSvm} from '../../_shared/kernels/linearSvm';
import {dot, transpose} from '../../_shared/numbers/matrix';
import type {Matrix} from '../../_shared/numbers/matrix';
import type {Run} from '../../_shared/types';

/**
 * Scales each column to mean 0 and deviation 1. Constant columns become 0, and
 * cells that were 0 stay 0.
 */
function standardized(rows: Matrix): Matrix {
  const moved = centered(rows, meansOf(rows));
  const sizes = transpose(moved).map((values) =>
    Math.sqrt(dot(values, values) / values.length),
  );
  return moved.map((row, place) =>
    row.map((value, at) =>
      sizes[at] === 0 || rows[place]?.[at] === 0
        ? 0
        : value / Number(sizes[at]),
    ),
  );
}

/**
 * Weight by SVM for a nominal label: returns the normal vector of the best
 * linear border between the scaled rows. With several classes, each one is
 * separated from the rest.
 */
export const run: Run = (inputs, settings) => {
  const {'example set': table = []} = inputs;
  const columns = regularColumns(table);
  const {classes, classOf, weightOf} = labeledRows(table);
  onlyNumeric(table);
  onlyKnown(columns);
  const points = standardized(rowsOf(columns));
  const squares = points.reduce((sum, point) => sum + dot(point, point), 0);
  const chosen = Number(settings.C ?? 0);
  const constant = chosen > 0 ? chosen : points.length / squares;
  const limits = weightOf.map((weight) => weight * constant);
  const against = (place: number) =>
    linearSvm(
      points,
      classOf.map((one) => (one === place ? 1 : -1)),
      limits,
    );
  const parts = Array.from({length: classes}, (_, place) => ({
    share: classOf.filter((one) => one === place).length / classOf.length,
    weights: classes === 2 ? [] : against(place),
  }));
  const result =
    classes === 2
      ? against(1)
      : columns.map((_, at) =>
          parts.reduce(
            (sum, {share, weights}) =>
              sum + share * Math.abs(Number(weights[at])),
            0,
          ),
        );
  const weights = new Map(
    columns.map(({name}, at) => [name, Number(result[at])]),
  );
  return {weights: weightTable(weights, settings), 'example set': table};
};
