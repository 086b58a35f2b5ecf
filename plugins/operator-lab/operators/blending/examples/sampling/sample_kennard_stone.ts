import {numbersOf} from '../../../_shared/tables/columnStatistics';
import {isNumeric} from '../../../_shared/tables/chosenColumns';
import {pointsOf, regularColumns} from '../../../_shared/tables/innerNumbers';
import {rowsAt} from '../../../_shared/tables/randomRows';
import {OperatorError} from '../../../_shared/types';
import type {Run, Settings, Table} from '../../../_shared/types';

type Point = readonly number[];
type Candidate = {readonly row: number; readonly distance: number};

/**
 * Returns the Euclidean distance without missing values. It is NaN if all are
 * missing.
 */
function distanceOf(one: Point, other: Point): number {
  const gaps = one
    .map((value, at) => value - (other[at] ?? NaN))
    .filter((gap) => !Number.isNaN(gap));
  return gaps.length
    ? Math.sqrt(gaps.reduce((sum, gap) => sum + gap * gap, 0))
    : NaN;
}

/** Compares two distances. NaN is the largest. */
function compare(a: number, b: number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) {
    return Number(Number.isNaN(a)) - Number(Number.isNaN(b));
  }
  return Math.sign(a - b);
}

function meanPoint(table: Table): Point {
  return regularColumns(table).map(({values}) => {
    const known = numbersOf(values);
    return known.reduce((sum, value) => sum + value, 0) / known.length;
  });
}

/**
 * Returns the rows nearest to and farthest from the mean. If rows tie, the
 * first one wins.
 */
function startsOf(points: readonly Point[], mean: Point): number[] {
  let min: Candidate = {row: 0, distance: Infinity};
  let max: Candidate = {row: 0, distance: -Infinity};
  points.forEach((point, row) => {
    const distance = distanceOf(mean, point);
    min = compare(distance, min.distance) < 0 ? {row, distance} : min;
    max = compare(distance, max.distance) > 0 ? {row, distance} : max;
  });
  return [min.row, max.row];
}

/**
 * Returns up to `limit` candidates, farthest first. Of candidates with the same
 * distance, only the first one is kept.
 */
function farthest(
  candidates: readonly Candidate[],
  limit: number,
): Candidate[] {
  const kept: Candidate[] = [];
  for (const candidate of candidates) {
    if (
      kept.every(({distance}) => compare(distance, candidate.distance) !== 0)
    ) {
      kept.push(candidate);
      kept.sort((a, b) => compare(b.distance, a.distance));
      kept.length = Math.min(kept.length, limit);
    }
  }
  return kept;
}

function sizeOf(settings: Settings, rows: number): number {
  return settings.sample === 'relative'
    ? Math.round(rows * Number(settings.sample_ratio ?? 0.1))
    : Number(settings.sample_size ?? 100);
}

function selectedRows(
  points: readonly Point[],
  mean: Point,
  size: number,
): Set<number> {
  const selected = new Set(startsOf(points, mean));
  const nearest = points.map(() => Infinity);
  let recent = [...selected];
  for (let count = 2; count < size; count += recent.length) {
    const candidates: Candidate[] = [];
    points.forEach((point, row) => {
      if (!selected.has(row)) {
        for (const other of recent) {
          nearest[row] = Math.min(
            nearest[row] ?? NaN,
            distanceOf(point, points[other] ?? []),
          );
        }
        candidates.push({row, distance: nearest[row] ?? NaN});
      }
    });
    if (!candidates.length) {
      throw new OperatorError(
        'There are no more rows, and the search does not end.',
      );
    }
    recent = [];
    for (const {row, distance} of farthest(
      candidates,
      Math.min(100, mean.length * 2),
    )) {
      const isCloser = recent.some(
        (other) =>
          distanceOf(points[other] ?? [], points[row] ?? []) < distance,
      );
      if (isCloser || count + recent.length >= size) {
        break;
      }
      recent.push(row);
      selected.add(row);
    }
  }
  return selected;
}

/** Sample (Kennard-Stone): selects rows that cover the data space evenly. */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const columns = regularColumns(table);
  const other = columns.find((column) => !isNumeric(column));
  if (other) {
    throw new OperatorError(`The column "${other.name}" is not numeric.`);
  }
  const rows = table[0]?.values.length ?? 0;
  const selected = selectedRows(
    pointsOf(columns, rows),
    meanPoint(table),
    sizeOf(settings, rows),
  );
  return {
    'example set output': rowsAt(
      table,
      [...selected].sort((a, b) => a - b),
    ),
    original: table,
  };
};
