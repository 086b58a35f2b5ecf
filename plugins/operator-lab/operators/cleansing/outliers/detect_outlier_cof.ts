import {sum} from '../../_shared/numbers/averages';
import {isNominal} from '../../_shared/tables/chosenColumns';
import {regularColumns, rowCount} from '../../_shared/tables/innerNumbers';
import {mixedDistance} from '../../_shared/distances/mixedDistance';
import {PriorityQueue} from '../../_shared/numbers/priorityQueue';
import {OperatorError} from '../../_shared/types';
import type {Run, Value} from '../../_shared/types';
import {withOutlierMarks, withRole} from '../../_shared/tables/withRole';

/** Neighborhood statistics of a row, from which the factors are computed. */
type Scored = {
  readonly row: number;
  /** Number of nearest rows with the same class. */
  readonly same: number;
  /** Sum of the distances to all rows with the same class. */
  readonly deviation: number;
  /** Sum of the distances to the nearest rows. */
  readonly kDistance: number;
};

/**
 * Returns the items with the smallest numbers. A later item replaces one only
 * if its number is smaller.
 */
function smallest<T>(
  items: readonly T[],
  count: number,
  numberOf: (item: T) => number,
): readonly T[] {
  const queue = new PriorityQueue<T>((a, b) =>
    numberOf(a) < numberOf(b) ? 1 : numberOf(a) > numberOf(b) ? -1 : 0,
  );
  for (const item of items) {
    const worst = queue.peek();
    if (queue.size < count) {
      queue.offer(item);
    } else if (worst !== undefined && numberOf(item) < numberOf(worst)) {
      queue.poll();
      queue.offer(item);
    }
  }
  return queue.items;
}

function score(
  row: number,
  distances: readonly number[],
  labels: readonly Value[],
  k: number,
): Scored {
  const isOfClass = (other: number) =>
    labels[row] !== null && labels[other] === labels[row];
  const distanceTo = (other: number) => distances[other] ?? NaN;
  const rows = distances.map((_, other) => other);
  const nearest = smallest(rows, k, distanceTo);
  return {
    row,
    same: nearest.filter(isOfClass).length,
    deviation: sum(rows.filter(isOfClass).map(distanceTo)),
    kDistance: sum(nearest.map(distanceTo)),
  };
}

/**
 * Scales a number to the range 0 to 1, between the minimum and the maximum of
 * all numbers.
 */
function share(value: number, all: readonly number[]): number {
  const known = all.filter((one) => !Number.isNaN(one));
  const least = Math.min(...known);
  return (value - least) / (Math.max(...known) - least);
}

/**
 * Detect Outlier (COF): marks the rows with the fewest neighbors of the same
 * class. Distances are mixed Euclidean.
 */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const label = table.find(({role}) => role === 'label');
  if (!label) {
    throw new OperatorError('The table has no column with the role label.');
  }
  if (!isNominal(label)) {
    throw new OperatorError('The label must be nominal.');
  }
  const columns = regularColumns(table);
  const rows = Array.from({length: rowCount(table)}, (_, row) => row);
  const scored = rows.map((row) =>
    score(
      row,
      rows.map((other) => mixedDistance(columns, row, other)),
      label.values,
      Number(settings.number_of_neighbors ?? 7),
    ),
  );
  const marked = smallest(
    scored,
    Number(settings.number_of_class_outliers ?? 10),
    ({same}) => same,
  );
  const deviations = scored.map(({deviation}) => deviation);
  const kDistances = scored.map(({kDistance}) => kDistance);
  const factors = new Map(
    marked.map(({row, same, deviation, kDistance}) => [
      row,
      same - share(deviation, deviations) + share(kDistance, kDistances),
    ]),
  );
  return {
    'example set output': withRole(
      withOutlierMarks(
        table,
        rows.map((row) => factors.has(row)),
      ),
      {
        name: 'COF Factor',
        type: 'real',
        role: 'COF Factor',
        values: rows.map((row) => {
          const factor = factors.get(row) ?? Infinity;
          return Number.isNaN(factor) ? null : factor;
        }),
      },
    ),
  };
};
