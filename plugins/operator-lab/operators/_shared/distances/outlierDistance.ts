import {sum} from '../numbers/averages';

/** A row as the numbers of its columns. */
export type Point = readonly number[];

/**
 * Distance of two rows as the outlier operators compute it. Nothing is skipped:
 * a missing value on either side gives no number.
 * @param kind One of the values of `distance function`; any other counts as the first.
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
