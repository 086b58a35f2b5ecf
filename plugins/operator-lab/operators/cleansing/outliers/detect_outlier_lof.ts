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
import type {RankedShell} from '../../_shared/distances/shells';
import {withRole} from '../../_shared/tables/withRole';
import type {Run} from '../../_shared/types';

type Ranks = readonly number[];

/**
 * Returns the density of a row for each number of neighbors. Distances are
 * reachability distances: at least the neighbor's distance to its own neighbor
 * of the same rank.
 */
function densities(
  shells: readonly RankedShell[],
  reach: readonly Ranks[],
  highest: number,
): Ranks {
  const result = Array.from({length: highest + 1}, () => 0);
  let total = 0;
  for (const {distance, rows, first, last, size} of shells) {
    for (const row of rows) {
      total += Math.max(distance, reach[row]?.[first] ?? 0);
    }
    result.fill(1 / (total / size), first, last + 1);
  }
  return result;
}

/**
 * Returns the largest outlier factor of a row, for numbers of neighbors from
 * `lowest` up.
 */
function factor(
  row: number,
  shells: readonly RankedShell[],
  density: readonly Ranks[],
  lowest: number,
): number {
  let largest = 0;
  const near: number[] = [];
  for (const {rows, first, last, size} of shells) {
    near.push(...rows);
    const own = density[row]?.[first] ?? 0;
    const ratios = near
      .map((other) => density[other]?.[first] ?? 0)
      .filter((other) => own !== Infinity && other !== Infinity)
      .map((other) => other / own);
    const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / size;
    if (last >= lowest && mean >= largest) {
      largest = mean;
    }
  }
  return largest;
}

/**
 * Detect Outlier (LOF): computes the local outlier factor of each row, the
 * maximum over a range of neighbor counts.
 */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const bounds = [
    Number(settings.minimal_points_lower_bound ?? 10),
    Number(settings.minimal_points_upper_bound ?? 20),
  ];
  const lowest = Math.min(...bounds);
  const highest = Math.max(...bounds);
  const kind = String(settings.distance_function);
  const points = pointsOf(regularColumns(table), rowCount(table));
  const shells = points.map((point, row) => {
    const distances = points.map((other) =>
      outlierDistance(point, other, kind),
    );
    return rankedShells(shellsAround(row, distances), highest);
  });
  const reach = shells.map((ranked) => rankDistances(ranked, highest));
  const density = shells.map((ranked) => densities(ranked, reach, highest));
  return {
    'example set output': withRole(table, {
      name: 'outlier',
      type: 'real',
      role: 'outlier',
      values: shells.map((ranked, row) => factor(row, ranked, density, lowest)),
    }),
  };
};
