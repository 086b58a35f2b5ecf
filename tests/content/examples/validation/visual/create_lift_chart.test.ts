import {expect, it} from 'vitest';
import {run} from '@lab/validation/visual/create_lift_chart';
import {column, exampleTables, picked} from '@support/exampleTables';
import {chartData} from '@support/figures';
import {liveExample} from '@support/liveExample';
import {shownCells, shownRows} from '@support/runTables';
import {sampleTable} from '@support/sampleData';

const [customers = [], bars = []] = exampleTables(import.meta);
const {input: table, output: computed} = liveExample(import.meta, run);
const chart = (settings = {}) =>
  run({'example set': table}, {target_class: 'yes', ...settings})[
    'lift pareto chart'
  ];

it('predicts the class with the higher confidence', () => {
  expect(column(customers, 'prediction(churn)')).toEqual(
    column(customers, 'confidence(yes)').map((yes) =>
      Number(yes) > 0.5 ? 'yes' : 'no',
    ),
  );
});

it('has the lift of the page', () => {
  const all = customers.filter(({churn}) => churn === 'yes').length;
  const lifts = bars.map(({rows, yes}) =>
    Number((Number(yes) / Number(rows) / (all / customers.length)).toFixed(3)),
  );
  expect(lifts).toEqual(column(bars, 'lift'));
});

it('draws the figure from the bars', () => {
  expect(chartData(import.meta)[0]?.left).toEqual(column(bars, 'yes'));
});

it('leaves the rest to the lowest confidences, and has bins of even width', () => {
  const bySize = chart({binning_type: 'absolute', size_of_bins: 5});
  expect(shownCells(bySize, 'rows')).toEqual([5, 5, 2]);
  const byWidth = chart({binning_type: 'simple', number_of_bins: 2});
  expect(shownCells(byWidth, 'from')).toEqual([0.55, 0.06]);
});

it('needs more rows than fit into one bin of a fixed size', () => {
  const bySize = (settings = {}) =>
    chart({binning_type: 'absolute', ...settings});
  expect(shownCells(bySize({size_of_bins: 11}), 'rows')).toEqual([11, 1]);
  expect(() => bySize({size_of_bins: 12})).toThrow(
    'One bin would hold all rows.',
  );
  expect(() => bySize()).toThrow('One bin would hold all rows.');
});

it('gives each row a bar if there are too many bins', () => {
  expect(shownCells(chart({number_of_bins: 11}), 'rows')).toHaveLength(12);
  expect(shownCells(chart({number_of_bins: 10}), 'rows')).toHaveLength(10);
});

it('keeps equal confidences in one bar, and loses and moves bars if the highest are equal', () => {
  const barsOf = (change: (value: number) => number) => {
    const changed = table.map((one) =>
      one.role?.startsWith('confidence')
        ? {...one, values: one.values.map((value) => change(Number(value)))}
        : one,
    );
    const bars = computed({target_class: 'yes', number_of_bins: 4}, changed);
    return shownCells(bars, 'rows');
  };
  expect(barsOf((value) => Math.max(0.3, value))).toEqual([3, 3, 2, 4]);
  expect(barsOf((value) => Math.min(0.6, value))).toEqual([3, 6, 3]);
});

it('needs a class of the label', () => {
  expect(() => chart({target_class: 'maybe'})).toThrow(
    'The label has no class "maybe".',
  );
  expect(() =>
    run({'example set': table.slice(0, 1)}, {target_class: 'yes'}),
  ).toThrow('The table needs a nominal label.');
});

it('takes its customers from the sample data', () => {
  const names = ['customer_id', 'churn'];
  expect(picked(shownRows(sampleTable('churn-customers.csv')), names)).toEqual(
    expect.arrayContaining([...picked(customers, names)]),
  );
});
