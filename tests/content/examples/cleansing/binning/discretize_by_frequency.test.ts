import {describe, expect, it} from 'vitest';
import {run as byWidth} from '@lab/cleansing/binning/discretize_by_bins';
import {run} from '@lab/cleansing/binning/discretize_by_frequency';
import {integer, real} from '@support/columns';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [orders, readings] = exampleTables(import.meta);
const amounts = asTable(orders, {}, ['amount']);
const FOUR = {number_of_bins: 4};

function bins(values: readonly (number | null)[], settings: object) {
  return run({'example set input': [real('a', values)]}, {...settings})[
    'example set output'
  ]?.[0];
}

it('shows bins of equal width beside them', () => {
  const {'example set output': result} = byWidth(
    {'example set input': amounts},
    {...FOUR, range_name_type: 'short'},
  );
  expect(shownCells(result, 'amount')).toEqual(
    column(orders, 'by equal width'),
  );
});

it('is not moved by an outlier, as equal widths are', () => {
  const stretched = [
    integer('amount', [...amounts[0]!.values.slice(0, -1), 1e4]),
  ] as const;
  const {'example set output': result} = run(
    {'example set input': stretched},
    FOUR,
  );
  expect(shownCells(result, 'amount')).toEqual(column(orders, 'by frequency'));
  const {'example set output': wide} = byWidth(
    {'example set input': stretched},
    {...FOUR, range_name_type: 'short'},
  );
  expect(new Set(shownCells(wide, 'amount').slice(0, -1))).toEqual(
    new Set(['range1', '?']),
  );
});

it('leaves limits at 0 when missing values take up the room', () => {
  const {'example set output': result} = run(
    {'example set input': asTable(readings, {}, ['reading'])},
    FOUR,
  );
  expect(shownCells(result, 'reading')).toEqual(column(readings, 'bin'));
});

describe('edges', () => {
  it('hands room that is left over to the next bin', () => {
    const names = bins([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], {
      ...FOUR,
      range_name_type: 'short',
    })?.values;
    expect(
      [1, 2, 3, 4].map(
        (bin) => names?.filter((name) => name === `range${bin}`).length,
      ),
    ).toEqual([2, 3, 2, 3]);
  });

  it('takes the rounded root of the known values as number of bins', () => {
    const values = Array.from({length: 400}, (_, at) => at);
    expect(
      bins(values, {use_sqrt_of_examples: true})?.knownValues,
    ).toHaveLength(20);
  });

  it('keeps a constant column in one bin, with the limit 0', () => {
    expect(bins([5, 5, 5, 5], {})?.values[0]).toBe('range2 [0 - ∞]');
    expect(bins([-5, -5, -5, -5], {})?.values[0]).toBe('range1 [-∞ - 0]');
  });

  it('stops as the operator does', () => {
    expect(() => bins([1, 2, 3], {number_of_bins: 2})).toThrow(
      'smaller than the number of rows minus 1, which is 2',
    );
    expect(() => bins([1, 1, 1, 1, 1, 2, 3, 4], FOUR)).toThrow(
      'has too many equal values',
    );
    expect(() => bins([null], {use_sqrt_of_examples: true})).toThrow(
      'has no values',
    );
  });
});
