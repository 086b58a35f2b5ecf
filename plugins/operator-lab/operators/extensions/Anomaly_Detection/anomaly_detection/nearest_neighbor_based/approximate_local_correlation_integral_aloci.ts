import {
  innerNumbers,
  regularColumns,
} from '../../../../_shared/tables/innerNumbers';
import {javaRandom} from '../../../../_shared/numbers/javaRandom';
import {
  neighborPoints,
  withScores,
} from '../../../../_shared/distances/neighborPoints';
import {OperatorError} from '../../../../_shared/types';
import type {Run, Table} from '../../../../_shared/types';

type Point = readonly number[];

/**
 * Path and center of a point's cell at each level of one grid, from the whole
 * space to the smallest cell.
 */
type Cells = readonly {readonly path: string; readonly center: Point}[];

function cellsOf(
  point: Point,
  shift: Point,
  size: number,
  levels: number,
): Cells {
  let center: Point = point.map(() => size / 2);
  let path = '';
  let step = size / 4;
  const cells = [{path, center}];
  for (let level = 1; level <= levels; level += 1) {
    const above = point.map(
      (value, at) => value - (shift[at] ?? 0) > (center[at] ?? 0),
    );
    const from = center;
    const by = step;
    center = from.map((value, at) => value + (above[at] ? by : -by));
    path += `/${above.map(Number).join('')}`;
    cells.push({path, center});
    step /= 2;
  }
  return cells;
}

/** Distinct points, shifted so that the minimum of each column is 0. */
function movedPoints(table: Table, rows: readonly number[]): readonly Point[] {
  const columns = regularColumns(table).map((column) => {
    const values = innerNumbers(column);
    return rows.map((row) => values[row] ?? NaN);
  });
  if (columns.some((values) => values.some(Number.isNaN))) {
    throw new OperatorError('A value is missing.');
  }
  const smallest = columns.map((values) => Math.min(...values));
  return rows.map((_, at) =>
    columns.map(
      (values, column) => (values[at] ?? 0) - (smallest[column] ?? 0),
    ),
  );
}

const distanceOf = (a: Point, b: Point, shift: Point): number =>
  Math.hypot(...a.map((value, at) => value - (shift[at] ?? 0) - (b[at] ?? 0)));

const plus = (a: Point, b: Point): Point =>
  a.map((value, at) => value + (b[at] ?? 0));

/**
 * Returns the position of the smallest number, or of the first one in a tie.
 */
const firstSmallest = (values: readonly number[]): number =>
  values.indexOf(Math.min(...values));

/** Counts the points in each cell of a grid, by path. */
function countsOf(cells: readonly Cells[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const {path} of cells.flat()) {
    counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  return counts;
}

/**
 * Returns the number of standard deviations by which a count is below the mean
 * count of the small cells in a large cell.
 */
function deviations(counts: readonly number[], count: number): number {
  const sum = (power: number) =>
    counts.reduce((total, one) => total + one ** power, 0);
  const mean = sum(2) / sum(1);
  const deviation = Math.sqrt(sum(3) / sum(1) - mean ** 2);
  return deviation === 0 ? 0 : (mean - count) / deviation;
}

/** Approximate Local Correlation Integral (aLOCI) on columns without missing values. */
export const run: Run = (inputs, settings) => {
  const {'example set': table = []} = inputs;
  const difference = Number(settings.difference_of_levels_L ?? 4);
  const levels = Number(settings['tree_depth_(levels)'] ?? 10);
  const fewest = Number(settings.n_min ?? 20);
  if (levels < difference) {
    throw new OperatorError('The tree is not deep enough.');
  }
  const merged = neighborPoints(table);
  const points = movedPoints(
    table,
    merged.map(({rows}) => rows[0] ?? 0),
  );
  const ranges = (points[0] ?? []).map((_, column) =>
    Math.max(...points.map((point) => point[column] ?? 0)),
  );
  const size = 2 * Math.max(...ranges);
  const random = javaRandom(Number(settings.local_random_seed ?? 1992));
  const shifts = Array.from(
    {length: Number(settings.number_of_grids ?? 20)},
    () => ranges.map((range) => (random.nextDouble() - 1) * (size - range)),
  );
  const grids = shifts.map((shift) =>
    points.map((point) => cellsOf(point, shift, size, levels)),
  );
  const counts = grids.map(countsOf);

  const score = (point: Point, at: number, level: number): number => {
    const small = grids.map((cells) => cells[at]?.[level]);
    const best = firstSmallest(
      small.map((cell, grid) =>
        distanceOf(point, cell?.center ?? [], shifts[grid] ?? []),
      ),
    );
    const middle = plus(small[best]?.center ?? [], shifts[best] ?? []);
    const large = grids.map((cells) => cells[at]?.[level - difference]);
    const around = firstSmallest(
      large.map((cell, grid) =>
        distanceOf(plus(cell?.center ?? [], shifts[grid] ?? []), middle, []),
      ),
    );
    const outer = large[around]?.path ?? '';
    if ((counts[around]?.get(outer) ?? 0) < fewest) {
      return 0;
    }
    const parts = [...(counts[around] ?? [])].filter(
      ([path]) =>
        path.startsWith(outer) && path.split('/').length === level + 1,
    );
    return deviations(
      parts.map(([, count]) => count),
      counts[best]?.get(small[best]?.path ?? '') ?? 0,
    );
  };

  const scores = points.map((point, at) =>
    Math.max(
      0,
      ...Array.from({length: levels - difference + 1}, (_, step) =>
        score(point, at, difference + step),
      ),
    ),
  );
  return {'example set': withScores(table, merged, scores)};
};
