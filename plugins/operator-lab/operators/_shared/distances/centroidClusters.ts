import {regularColumns, rowCount} from '../tables/innerNumbers';
import {javaRandom} from '../numbers/javaRandom';
import type {Random} from '../numbers/javaRandom';
import {OperatorError} from '../types';
import type {Column, Settings, Table} from '../types';

/** A row as numbers. */
export type Point = readonly number[];

/** Distance of two rows. */
export type Distance = (a: Point, b: Point) => number;

/** The cluster of each row, and the center of each cluster. */
export type Clusters = {
  readonly assignments: readonly number[];
  readonly centers: readonly Point[];
  /** Centers after each step. The first entry has the start centers. */
  readonly steps: readonly (readonly Point[])[];
};

/**
 * Returns the sum of squared differences, or NaN if no column has a value in
 * both points.
 */
export function squaredEuclidean(a: Point, b: Point): number {
  const squares = a
    .map((value, at) => (value - Number(b[at])) ** 2)
    .filter((square) => !Number.isNaN(square));
  return squares.length > 0
    ? squares.reduce((sum, square) => sum + square, 0)
    : NaN;
}

/** Returns the square root of the sum of squared differences. */
export function euclidean(a: Point, b: Point): number {
  return Math.sqrt(squaredEuclidean(a, b));
}

/**
 * Returns the index of the nearest center. If centers tie, the first one wins.
 */
export function nearestCenter(
  centers: readonly Point[],
  point: Point,
  distance: Distance,
): number {
  return centers.reduce(
    (best, center, at) =>
      distance(center, point) < distance(centers[best] as Point, point)
        ? at
        : best,
    0,
  );
}

/** Returns the mean of points per column: all NaN without points. */
export function meanOf(points: readonly Point[], columns: number): Point {
  return Array.from(
    {length: columns},
    (_, at) =>
      points.reduce((sum, point) => sum + Number(point[at]), 0) / points.length,
  );
}

/**
 * Runs k-means: assigns points to centers and moves the centers until they are
 * stable or `maxSteps` is reached.
 */
export function moveCenters(
  points: readonly Point[],
  starts: readonly Point[],
  distance: Distance,
  {
    maxSteps = 100,
    center = (own: readonly Point[]) => meanOf(own, points[0]?.length ?? 0),
  } = {},
): Clusters {
  let centers = starts;
  let assignments: number[] = [];
  const steps = [starts];
  let isStable = false;
  for (let step = 0; step < maxSteps && !isStable; step++) {
    const before = centers;
    assignments = points.map((point) => nearestCenter(before, point, distance));
    const clusters = assignments;
    centers = before.map((_, cluster) =>
      center(points.filter((__, row) => clusters[row] === cluster)),
    );
    steps.push(centers);
    isStable = centers.every((point, cluster) =>
      point.every((value, at) => Object.is(value, before[cluster]?.[at])),
    );
  }
  return {assignments, centers, steps};
}

/**
 * Draws `count` different row numbers, in the iteration order of a Java hash
 * set.
 */
export function randomRows(
  random: Random,
  rows: number,
  count: number,
): readonly number[] {
  const drawn = new Set<number>();
  while (drawn.size < count) {
    drawn.add(random.nextInt(rows));
  }
  let capacity = 16;
  while (count > capacity * 0.75) {
    capacity *= 2;
  }
  return [...drawn].sort((a, b) => (a % capacity) - (b % capacity));
}

/**
 * Chooses start rows that are far apart. After the first row, each step adds
 * the row farthest from all chosen rows. The table's first row also counts as
 * chosen.
 */
export function goodStarts(
  points: readonly Point[],
  count: number,
  first: number,
  distance: Distance,
): readonly number[] {
  const starts = [first];
  while (starts.length < count) {
    const shortest = points.map((point) =>
      Math.min(
        ...[...starts, 0].map((row) => distance(point, points[row] as Point)),
      ),
    );
    const open = points
      .map((_, row) => row)
      .filter((row) => !starts.includes(row));
    starts.push(
      open.reduce((best, row) =>
        Number(shortest[row]) > Number(shortest[best]) ? row : best,
      ),
    );
  }
  return starts;
}

/** Draws the row numbers of start rows that are far apart. */
export type SpreadStarts = (
  points: readonly Point[],
  count: number,
  random: Random,
  distance: Distance,
) => readonly number[];

const farthestStarts: SpreadStarts = (points, count, random, distance) =>
  goodStarts(points, count, random.nextInt(points.length), distance);

/**
 * Returns the run with the smallest sum of squared distances among `max_runs`
 * runs. If runs tie, the first one wins.
 * @param spread Draws the start rows if `determine_good_start_values` is on.
 */
export function bestOfRuns(
  points: readonly Point[],
  settings: Settings,
  distance: Distance,
  cluster: (starts: readonly Point[]) => Clusters,
  spread: SpreadStarts = farthestStarts,
): Clusters {
  const k = Number(settings.k ?? 5);
  if (points.length < k) {
    throw new OperatorError('There are fewer rows than clusters.');
  }
  const random = javaRandom(Number(settings.local_random_seed ?? 1992));
  let best: Clusters | undefined;
  let least = Infinity;
  for (let run = 0; run < Number(settings.max_runs ?? 10); run++) {
    const starts = settings.determine_good_start_values
      ? spread(points, k, random, distance)
      : randomRows(random, points.length, k);
    const found = cluster(starts.map((row) => points[row] as Point));
    const sum = points.reduce((total, point, row) => {
      const center = found.centers[Number(found.assignments[row])];
      return total + distance(center ?? [], point) ** 2;
    }, 0);
    if (!best || sum < least) {
      best = found;
      least = sum;
    }
  }
  return best as Clusters;
}

/**
 * Returns the regular columns.
 * @throws OperatorError if the table has no rows or no regular columns, or if a
 * regular column has missing values.
 */
export function checkToCluster(table: Table): readonly Column[] {
  const columns = regularColumns(table);
  if (rowCount(table) === 0) {
    throw new OperatorError('The table has no rows.');
  }
  if (columns.length === 0) {
    throw new OperatorError('The table has no regular column.');
  }
  if (columns.some(({values}) => values.includes(null))) {
    throw new OperatorError('There are missing values.');
  }
  return columns;
}
