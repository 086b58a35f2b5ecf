import type {Random} from '../numbers/javaRandom';
import {OperatorError} from '../types';
import type {Distance, Point} from './centroidClusters';

/**
 * Draws start rows by k-means++: the first row with equal probability, and each
 * further row in proportion to its squared distance from the nearest start row.
 * @throws OperatorError if the rows that are left equal a start row, because
 * the search of the operator does not end.
 */
export function plusPlusStarts(
  points: readonly Point[],
  count: number,
  random: Random,
  distance: Distance,
): readonly number[] {
  const starts = [random.nextInt(points.length)];
  const last = points.length - 1;
  while (starts.length < count) {
    const weights = points.map(
      (point) =>
        Math.min(
          ...starts.map((row) => distance(point, points[row] as Point)),
        ) ** 2,
    );
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    if (total === 0 && starts.includes(last)) {
      throw new OperatorError('There are fewer different rows than clusters.');
    }
    const limit = random.nextDouble() * total;
    let sum = 0;
    const found = weights.slice(0, last).findIndex((weight, row) => {
      sum += weight;
      return sum > limit && !starts.includes(row);
    });
    const drawn = found < 0 ? last : found;
    if (!starts.includes(drawn)) {
      starts.push(drawn);
    }
  }
  return starts;
}
