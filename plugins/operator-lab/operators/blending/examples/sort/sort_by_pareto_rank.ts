import {isNumeric} from '../../../_shared/tables/chosenColumns';
import {pointsOf, regularColumns} from '../../../_shared/tables/innerNumbers';
import {rowsAt} from '../../../_shared/tables/randomRows';
import {patternOf} from '../../../_shared/texts/textReplacement';
import type {Run} from '../../../_shared/types';

type Point = readonly number[];

/**
 * True if the other point is at least as high in all columns and higher in one.
 * A comparison with a missing value is always false.
 */
function isDominated(point: Point, other: Point): boolean {
  return (
    point.every((value, at) => (other[at] ?? NaN) >= value) &&
    point.some((value, at) => (other[at] ?? NaN) > value)
  );
}

/**
 * Returns the rows that no other row in the list dominates, found in a single
 * pass.
 */
function nextRank(rows: readonly number[], points: readonly Point[]): number[] {
  let rank: number[] = [];
  for (const row of rows) {
    const point = points[row] ?? [];
    const isBeaten = rank.some((other) =>
      isDominated(point, points[other] ?? []),
    );
    rank = rank.filter((other) => !isDominated(points[other] ?? [], point));
    if (!isBeaten) {
      rank.push(row);
    }
  }
  return rank;
}

/**
 * Sort by Pareto Rank: puts rows that no row dominates first, then the ones
 * among the remaining rows, and so on.
 */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const pattern = patternOf(`^(?:${String(settings.attributes ?? '')})$`, 'u');
  const columns = regularColumns(table).filter(
    (column) => isNumeric(column) && pattern.test(column.name),
  );
  const size = table[0]?.values.length ?? 0;
  const points = pointsOf(columns, size);
  let rest = Array.from({length: size}, (_, row) => row);
  const order: number[] = [];
  while (rest.length) {
    const rank = nextRank(rest, points);
    order.push(...rank);
    rest = rest.filter((row) => !rank.includes(row));
  }
  return {'example set output': rowsAt(table, order), original: table};
};
