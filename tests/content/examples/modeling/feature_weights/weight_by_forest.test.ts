import {expect, it} from 'vitest';
import {run} from '@lab/modeling/feature_weights/weight_by_forest';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [branches, output] = exampleTables(import.meta);
const forest = asTable(branches);
const names = column(output, 'column').map(String);

it.each(['gain_ratio', 'information_gain', 'gini_index', 'accuracy'])(
  'weighs by %s as shown',
  (criterion) => {
    const rows = shownRows(run({'random forest': forest}, {criterion}).weights);
    expect(
      names.map((name) => rows.find((row) => row.column === name)?.weight),
    ).toEqual(column(output, criterion));
    expect(rows).toHaveLength(names.length);
  },
);

it('knows no other criterion', () => {
  expect(() =>
    run({'random forest': forest}, {criterion: 'least_square'}),
  ).toThrow('no such criterion');
});

it('adds up useless splits by the accuracy', () => {
  const useless = asTable(
    ['a', 'b', 'c'].map((branch) => ({
      tree: 1,
      'split on': 'x',
      branch,
      no: 6,
      yes: 4,
    })),
  );
  const weight = (criterion: string) =>
    shownRows(run({'random forest': useless}, {criterion}).weights);
  expect(weight('accuracy')).toEqual([{column: 'x', weight: 1.8}]);
  expect(weight('gini_index')).toEqual([{column: 'x', weight: 0}]);
});
