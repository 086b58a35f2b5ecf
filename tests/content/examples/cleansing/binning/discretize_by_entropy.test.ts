import {expect, it} from 'vitest';
import {
  column,
  exampleTables,
  numbers,
  rounded,
} from '../../../support/exampleTables';
import {binName} from './binNames';

type Row = {readonly value: number; readonly label: string};

const [table, splits = []] = exampleTables(
  'operators/cleansing/binning/discretize_by_entropy',
);
const labels = column(table, 'buys').map(String);

function rowsOf(name: string): Row[] {
  return numbers(table, name).map((value, at) => ({
    value,
    label: String(labels[at]),
  }));
}

function classCount(rows: readonly Row[]): number {
  return new Set(rows.map(({label}) => label)).size;
}

function entropy(rows: readonly Row[]): number {
  return [...new Set(rows.map(({label}) => label))]
    .map((name) => rows.filter(({label}) => label === name).length)
    .map((count) => count / rows.length)
    .reduce((sum, share) => sum - share * Math.log2(share), 0);
}

/** The best limit, its gain, and what the gain must reach (Fayyad and Irani, 1993). */
function bestSplit(rows: readonly Row[]) {
  const n = rows.length;
  const candidates = [...new Set(rows.map(({value}) => value))].map((limit) => {
    const lower = rows.filter(({value}) => value <= limit);
    const upper = rows.filter(({value}) => value > limit);
    const after =
      (lower.length * entropy(lower) + upper.length * entropy(upper)) / n;
    return {limit, lower, upper, after};
  });
  const best = [...candidates].sort((a, b) => a.after - b.after)[0];
  if (!best) {
    throw new Error('There are no rows to split.');
  }
  const {lower, upper} = best;
  const saved =
    classCount(rows) * entropy(rows) -
    classCount(lower) * entropy(lower) -
    classCount(upper) * entropy(upper);
  return {
    ...best,
    gain: entropy(rows) - best.after,
    threshold:
      (Math.log2(n - 1) + Math.log2(3 ** classCount(rows) - 2) - saved) / n,
  };
}

it.each(splits.map((row) => [String(row.Column), row] as const))(
  'finds the best limit of %s',
  (name, row) => {
    const {limit, after, gain, threshold} = bestSplit(rowsOf(name));
    expect(row).toEqual({
      Column: name,
      Limit: limit,
      'Entropy after': rounded(after),
      Gain: rounded(gain),
      Threshold: rounded(threshold),
      Result: gain >= threshold ? 'split' : 'removed',
    });
  },
);

it('stops after one limit of age', () => {
  const {limit, lower, upper} = bestSplit(rowsOf('age'));
  const next = bestSplit(upper);
  expect(entropy(lower)).toBe(0);
  expect(next.limit).toBe(46);
  expect([rounded(next.gain), rounded(next.threshold)]).toEqual([0.191, 0.944]);
  expect(column(table, 'age after')).toEqual(
    numbers(table, 'age').map((age) => binName(age, [limit])),
  );
});

it('computes the entropies of the text', () => {
  expect(rounded(entropy(rowsOf('age')))).toBe(0.98);
  expect(rounded(entropy(bestSplit(rowsOf('age')).upper))).toBe(0.65);
});
