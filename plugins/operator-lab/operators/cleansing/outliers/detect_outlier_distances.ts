import {
  pointsOf,
  regularColumns,
  rowCount,
} from '../../_shared/tables/innerNumbers';
import {outlierDistance} from '../../_shared/distances/outlierDistance';
import {
  rankDistances,
  rankedShells,
  shellsAround,
} from '../../_shared/distances/shells';
import {withOutlierMarks} from '../../_shared/tables/withRole';
import type {Run} from '../../_shared/types';

/**
 * Returns the index of the smallest score in a list of rows. A NaN score is
 * found only at the first index.
 */
function leastAt(
  candidates: readonly number[],
  scores: readonly number[],
): number {
  return candidates.reduce(
    (least, row, at) =>
      (scores[candidates[least] ?? 0] ?? 0) > (scores[row] ?? 0) ? at : least,
    0,
  );
}

/**
 * Returns the rows with the largest scores. A later row replaces the smallest
 * one only if its score is larger.
 */
function largest(
  scores: readonly number[],
  count: number,
): ReadonlySet<number> {
  const candidates: number[] = [];
  scores.forEach((score, row) => {
    if (candidates.length < count) {
      candidates.push(row);
      return;
    }
    const least = leastAt(candidates, scores);
    if (score > (scores[candidates[least] ?? 0] ?? 0)) {
      candidates.splice(least, 1);
      candidates.push(row);
    }
  });
  return new Set(candidates);
}

/**
 * Detect Outlier (Distances): marks the rows with the largest distance to their
 * k-th nearest neighbor.
 */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const k = Number(settings.number_of_neighbors ?? 10);
  const kind = String(settings.distance_function);
  const points = pointsOf(regularColumns(table), rowCount(table));
  const scores = points.map((point, row) => {
    const distances = points.map((other) =>
      outlierDistance(point, other, kind),
    );
    const ranked = rankedShells(shellsAround(row, distances), k);
    return rankDistances(ranked, k)[k] ?? 0;
  });
  const marked = largest(scores, Number(settings.number_of_outliers ?? 10));
  return {
    'example set output': withOutlierMarks(
      table,
      points.map((_, row) => marked.has(row)),
    ),
  };
};
