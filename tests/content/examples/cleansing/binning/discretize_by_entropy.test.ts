import {describe, expect, it} from 'vitest';
import {run} from '@lab/cleansing/binning/discretize_by_entropy';
import {bestSplit} from '@lab/_shared/trees/entropySplits';
import {hashOrder} from '@lab/_shared/numbers/hashOrder';
import {withColumn} from '@support/changedTable';
import {nominal} from '@support/columns';
import {column, exampleTables, rounded} from '@support/exampleTables';
import type {Cell} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {asTable, shownCells} from '@support/runTables';

const [customers, splits] = exampleTables(import.meta);
const table = asTable(customers, {buys: 'label'}, ['age', 'visits', 'buys']);

const {output: computed} = liveExample(import.meta, run);

it('puts each age into its bin and removes visits', () => {
  const result = computed({}, table);
  expect(result?.map(({name}) => name)).toEqual(['buys', 'age']);
});

it('keeps a single bin where it is told so', () => {
  const result = computed({remove_useless: false}, table);
  expect(result?.find(({name}) => name === 'visits')?.knownValues).toEqual([
    'range1 [-∞ - ∞]',
  ]);
});

function labeled(name: string, above = -Infinity) {
  const labels = column(customers, 'buys');
  return column(customers, name)
    .map(
      (value: Cell, row) =>
        [
          typeof value === 'number' ? value : NaN,
          ['no', 'yes'].indexOf(String(labels[row])),
        ] as const,
    )
    .filter(([value]) => !(value <= above));
}

it('shows the best limits', () => {
  expect(
    [labeled('age'), labeled('visits'), labeled('age', 34)].map((rows) => {
      const split = bestSplit(rows, 2)!;
      return [
        split.limit,
        ...[split.entropy, split.gain, split.threshold].map((value) =>
          rounded(value),
        ),
      ];
    }),
  ).toEqual(
    (splits ?? []).map((row) =>
      ['limit', 'entropy after', 'gain', 'threshold'].map((name) => row[name]),
    ),
  );
});

describe('edges', () => {
  it('splits nothing when the label knows a value without rows', () => {
    const withMaybe = withColumn(table, 'buys', {
      knownValues: ['no', 'yes', 'maybe'],
    });
    const result = computed({}, withMaybe);
    expect(result?.map(({name}) => name)).toEqual(['buys']);
  });

  it('removes the same columns from new data', () => {
    const {applied} = run(
      {
        'example set input': table,
        'new data': asTable([{visits: 4, age: 90}]),
      },
      {},
    );
    expect(applied?.map(({name, values}) => [name, values])).toEqual([
      ['age', ['range2 [34 - ∞]']],
    ]);
  });

  it('leaves columns with one value alone if they are not chosen', () => {
    const result = computed({}, [
      ...table,
      nominal(
        'country',
        table[0]!.values.map(() => 'NO'),
      ),
    ]);
    expect(result?.map(({name}) => name)).toEqual(['buys', 'age', 'country']);
  });

  it('removes a column of new data that is nominal there, with one value', () => {
    const {applied} = run(
      {
        'example set input': table,
        'new data': asTable([{visits: 'a', age: 'old'}]),
      },
      {},
    );
    expect(applied).toEqual([]);
  });

  it('removes all chosen columns of a table without rows', () => {
    const empty = table.map((one) => ({
      ...one,
      values: [],
      knownValues: one.name === 'buys' ? ['no', 'yes'] : undefined,
    }));
    const result = computed({}, empty);
    expect(result?.map(({name}) => name)).toEqual(['buys']);
  });

  it('counts a missing label as the first value', () => {
    const label = table.find(({name}) => name === 'buys')!;
    const gap = {...label, values: [null, ...label.values.slice(1)]};
    const result = computed({}, [table[0]!, gap]);
    expect(shownCells(result, 'age')).toEqual(column(customers, 'age after'));
  });

  it('stops without a nominal label', () => {
    expect(() => run({'example set input': [table[0]!]}, {})).toThrow(
      'has no label',
    );
    expect(() =>
      run({'example set input': [{...table[0]!, role: 'label'}]}, {}),
    ).toThrow('must be nominal');
    expect(() =>
      run({'example set input': table}, {include_special_attributes: true}),
    ).toThrow('has no label');
  });

  // Expected order: the output of a Java 17 hash set of doubles.
  it('tries limits in the order of a hash set', () => {
    const values = Array.from({length: 40}, (_, at) => at * 0.37 - 3);
    expect(hashOrder(values).slice(0, 8)).toEqual([
      1.0700000000000003, 5.51, 7.359999999999999, 9.95, -3, 4.4,
      -0.7800000000000002, 0.7000000000000002,
    ]);
  });
});
