import {nearestRows} from '../../modeling/predictive/lazy/k_nn';
import {ridgeCoefficients} from '../numbers/leastSquares';
import {dot} from '../numbers/matrix';
import type {Matrix} from '../numbers/matrix';
import {OperatorError} from '../types';
import type {Settings} from '../types';

/**
 * Training rows of a local regression, with the label and weight of each row.
 */
export type LocalData = {
  readonly points: Matrix;
  readonly labels: readonly number[];
  readonly weights: readonly number[];
};

type Neighbor = {readonly row: number; readonly distance: number};

/**
 * Smoothing kernels: weight by the distance as a fraction of the largest
 * distance.
 */
const SMOOTHING: Readonly<Record<string, (share: number) => number>> = {
  Rectangular: (share) => Number(share <= 1),
  Triangular: (share) => (share <= 1 ? 1 - share : 0),
  Epanechnikov: (share) => (share < 1 ? 1 - share ** 2 : 0),
  Bisquare: (share) => (share <= 1 ? (1 - share ** 2) ** 2 : 0),
  Tricube: (share) => (share < 1 ? (1 - share ** 3) ** 2 : 0),
  Triweight: (share) => (share < 1 ? (1 - share ** 2) ** 3 : 0),
  Gaussian: (share) => Math.exp(-((2.5 * share) ** 2) / 2),
  Exponential: (share) => Math.exp(-3 * share),
  McLain: (share) => 1 / (1 + share) ** 2,
};

/**
 * Returns the Euclidean distance. Values that are missing in either row are
 * skipped. The distance is NaN if all are skipped.
 */
function distanceOf(a: readonly number[], b: readonly number[]): number {
  const squares = a
    .map((value, at) => (value - (b[at] ?? NaN)) ** 2)
    .filter((square) => !Number.isNaN(square));
  return squares.length
    ? Math.sqrt(squares.reduce((sum, square) => sum + square, 0))
    : NaN;
}

/**
 * Returns the rows used for a local regression at a point, with their
 * distances.
 */
export function neighborsOf(
  points: Matrix,
  probe: readonly number[],
  settings: Settings,
): readonly Neighbor[] {
  const all = points.map((point, row) => ({
    row,
    distance: distanceOf(point, probe),
  }));
  const within = (limit: number) =>
    all.filter(({distance}) => distance <= limit);
  switch (settings.neighborhood_type ?? 'Fixed Number') {
    case 'Fixed Distance':
      return within(Number(settings.fixed_distance ?? 5));
    case 'Relative Number': {
      const size = Math.trunc(all.length * Number(settings.relative_size));
      return nearestRows(all, Math.max(size, 1));
    }
    case 'Distance but at least': {
      const near = within(Number(settings.distance ?? 10));
      const least = Number(settings.at_least ?? 20);
      return near.length < least ? nearestRows(all, least) : near;
    }
    default:
      return nearestRows(all, Number(settings.k ?? 5));
  }
}

/**
 * Returns 1 and all products of up to `degree` values of a row, with
 * repetition.
 */
export function polynomialTerms(
  row: readonly number[],
  degree: number,
): readonly number[] {
  type Term = readonly [product: number, from: number];
  let level: readonly Term[] = [[1, 0]];
  const terms = [1];
  for (let at = 1; at <= degree; at++) {
    level = level.flatMap(([product, from]) =>
      row.slice(from).map((value, on): Term => [product * value, from + on]),
    );
    terms.push(...level.map(([product]) => product));
  }
  return terms;
}

/**
 * Predicts a row with a polynomial fitted to its neighbors, or returns
 * undefined with fewer than two neighbors.
 * @throws OperatorError if the smoothing kernel is unknown.
 */
export function localPrediction(
  {points, labels, weights}: LocalData,
  probe: readonly number[],
  settings: Settings,
): number | undefined {
  const {degree = 2, ridge_factor: ridge = 1e-9} = settings;
  const kernel = SMOOTHING[String(settings.smoothing_kernel ?? 'Triweight')];
  if (!kernel) {
    throw new OperatorError('The smoothing kernel is unknown.');
  }
  const neighbors = neighborsOf(points, probe, settings);
  if (neighbors.length < 2) {
    return undefined;
  }
  const farthest = neighbors.reduce(
    (most, {distance}) => (most < distance ? distance : most),
    -Infinity,
  );
  const found = ridgeCoefficients(
    neighbors.map(({row}) =>
      polynomialTerms(points[row] ?? [], Number(degree)),
    ),
    neighbors.map(({row}) => Number(labels[row])),
    neighbors.map(
      ({row, distance}) => Number(weights[row]) * kernel(distance / farthest),
    ),
    Number(ridge),
  );
  return dot(polynomialTerms(probe, Number(degree)), found);
}
