import {sum} from '../numbers/averages';
import type {MeasuredRow} from './performanceRows';

const isWhole = ({label, prediction}: MeasuredRow) =>
  !Number.isNaN(label) && !Number.isNaN(prediction);

/**
 * Correlation of label and prediction: 0 if it is negative, or if either is
 * constant.
 */
export function correlation(rows: readonly MeasuredRow[]): number {
  const known = rows.filter(isWhole);
  const weighted = (value: (row: MeasuredRow) => number) =>
    sum(known.map((row) => value(row) * row.weight));
  const count = weighted(() => 1);
  const label = weighted((row) => row.label);
  const prediction = weighted((row) => row.prediction);
  const products = weighted((row) => row.label * row.prediction);
  const spread =
    Math.sqrt(count * weighted((row) => row.label ** 2) - label ** 2) *
    Math.sqrt(count * weighted((row) => row.prediction ** 2) - prediction ** 2);
  const r = (count * products - label * prediction) / spread;
  return Number.isNaN(r) || r < 0 ? 0 : Math.min(r, 1);
}

/** Returns ranks, starting at 1. Ties get their mean rank. */
function ranks(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal + 1) / 2;
  });
}

/**
 * Spearman's rho: rank correlation of label and prediction. Rows without a
 * label or prediction are skipped.
 */
export function spearmanRho(all: readonly MeasuredRow[]): number {
  const rows = all.filter(isWhole);
  const one = ranks(rows.map(({label}) => label));
  const other = ranks(rows.map(({prediction}) => prediction));
  const middle = (rows.length * (rows.length + 1) ** 2) / 4;
  const product = (a: readonly number[], b: readonly number[]) =>
    sum(a.map((rank, at) => rank * (b[at] ?? NaN))) - middle;
  const spread = Math.sqrt(product(one, one) * product(other, other));
  return spread === 0 ? 0 : product(one, other) / spread;
}

/** Kendall's tau-b: compares concordant and discordant pairs of rows. */
export function kendallTau(all: readonly MeasuredRow[]): number {
  const rows = all.filter(isWhole);
  const pairs = rows.flatMap((one, at) =>
    rows.slice(at + 1).map((other) => ({
      label: Math.sign(one.label - other.label),
      prediction: Math.sign(one.prediction - other.prediction),
    })),
  );
  const ordered = (key: 'label' | 'prediction') =>
    pairs.filter((pair) => pair[key] !== 0).length;
  const spread = Math.sqrt(ordered('label') * ordered('prediction'));
  return spread === 0
    ? 0
    : sum(pairs.map(({label, prediction}) => label * prediction)) / spread;
}
