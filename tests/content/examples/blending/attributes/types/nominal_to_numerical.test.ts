import {describe, expect, it} from 'vitest';
import {run} from '@lab/blending/attributes/types/nominal_to_numerical';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [parcels, dummies, codings] = exampleTables(import.meta);
const table = asTable(parcels, {size: {knownValues: ['S', 'M', 'L']}});

const coded = (settings = {}) =>
  run({'example set input': table}, settings)['example set output'];

it('makes a column of each value, in front of the others', () => {
  expect(coded()?.map(({name}) => name)).toEqual(
    Object.keys(dummies?.[0] ?? {}),
  );
});

it('codes by effects and by integers as the page shows', () => {
  const effects = coded({
    coding_type: 'effect coding',
    comparison_groups: [['size', 'M']],
  });
  for (const name of ['size = S', 'size = L']) {
    expect(shownCells(effects, name)).toEqual(
      column(codings, `effect: ${name}`),
    );
  }
  const integers = coded({coding_type: 'unique integers'});
  expect(shownCells(integers, 'size')).toEqual(column(codings, 'integer'));
});

it('gives a gap the zeros of the comparison group', () => {
  const output = coded({
    use_comparison_groups: true,
    comparison_groups: [['size', 'M']],
    use_underscore_in_name: true,
  });
  expect(shownRows(output)[2]).toEqual({size_S: 0, size_L: 0, parcel: 3});
  expect(shownRows(output)[1]).toEqual({size_S: 0, size_L: 0, parcel: 2});
});

it.each([
  ['none', []],
  ['an unknown one', [['size', 'XL']]],
  [
    'two',
    [
      ['size', 'M'],
      ['size', 'S'],
    ],
  ],
])('stops for %s comparison group', (_, groups) => {
  expect(() =>
    coded({coding_type: 'effect coding', comparison_groups: groups}),
  ).toThrow('comparison group');
});

describe('new data', () => {
  const fresh = asTable([{size: 'XL'}, {size: 'L'}]);
  const applied = (settings = {}) =>
    run({'example set input': table, 'new data': fresh}, settings).applied;

  it('has zeros for an unknown value', () => {
    expect(shownRows(applied())).toEqual([
      {'size = S': 0, 'size = M': 0, 'size = L': 0},
      {'size = S': 0, 'size = M': 0, 'size = L': 1},
    ]);
  });

  it('has a missing integer for it', () => {
    expect(
      shownCells(applied({coding_type: 'unique integers'}), 'size'),
    ).toEqual(['?', 2]);
  });
});
