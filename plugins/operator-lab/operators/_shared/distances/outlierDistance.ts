import {sum} from '../numbers/averages';

/** A row as the numbers of its columns. */
export type Point = readonly number[];

/**
 * Computes the distance of two rows like the outlier operators. Missing values
 * are not skipped: any missing value gives NaN.
 * @param kind A value of `distance function`. Unknown kinds count as Euclidean.
 */
export function outlierDistance(x: Point, y: Point, kind: string): number {
  const products = (a: Point, b: Point) =>
    sum(a.map((value, at) => value * (b[at] ?? NaN)));
  const difference = x.map((value, at) => value - (y[at] ?? NaN));
  const squared = products(difference, difference);
  const cosine =
    products(x, y) / (Math.sqrt(products(x, x)) * Math.sqrt(products(y, y)));
  switch (kind) {
    case 'squared distance':
      return squared;
    case 'cosine distance':
      return cosine;
    case 'inverted cosine distance':
      return 1 - cosine;
    case 'angle':
      return Math.acos(cosine);
    default:
      return Math.sqrt(squared);
  }
}
