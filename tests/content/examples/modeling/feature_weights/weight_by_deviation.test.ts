import {expect, it} from 'vitest';
import {run} from '@lab/modeling/feature_weights/weight_by_deviation';
import {real} from '@support/columns';
import {column, exampleTables} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {asTable, shownCells} from '@support/runTables';

const [parcels, output] = exampleTables(import.meta);
const table = asTable(parcels);

const {output: computed} = liveExample(import.meta, run);

it.each(['none', 'average', 'minimum', 'maximum'])(
  'weighs the columns as shown, divided by %s',
  (normalize) => {
    const weights = computed({normalize, sort_weights: false}, table);
    expect(shownCells(weights, 'column')).toEqual(column(output, 'column'));
    expect(shownCells(weights, 'weight')).toEqual(column(output, normalize));
  },
);

it('makes finite weights 0 beside an infinite one', () => {
  const weights = computed(
    {normalize: 'average', normalize_weights: true, sort_weights: false},
    table,
  );
  expect(weights?.[1]?.values).toEqual([0, 0, 0, NaN, 0]);
});

it('gives no weight where 0 is divided by 0, and 0 for a single value', () => {
  const weigh = (values: (number | null)[], normalize: string) =>
    run({'example set': [real('x', values)]}, {normalize}).weights?.[1]?.values;
  expect(weigh([0, 0], 'average')).toEqual([]);
  expect(weigh([4, null], 'average')).toEqual([0]);
  expect(weigh([], 'none')).toEqual([0]);
  expect(weigh([], 'average')).toEqual([]);
});
