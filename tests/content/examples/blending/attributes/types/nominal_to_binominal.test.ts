import {describe, expect, it} from 'vitest';
import {run} from '@lab/blending/attributes/types/nominal_to_binominal';
import {nominal} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {asTable, shownRows} from '@support/runTables';

const [, result = []] = exampleTables(import.meta);
const {input: table, output: turned} = liveExample(import.meta, run);
const chosen = {attribute_filter_type: 'subset', attributes: 'town|paid'};

it('splits three values and changes the type of two', () => {
  expect(turned().map(({name}) => name)).toEqual(Object.keys(result[0] ?? {}));
  expect(turned().find(({name}) => name === 'paid')).toMatchObject({
    type: 'binominal',
    knownValues: ['no', 'yes'],
  });
});

it('splits two values as well if that is set', () => {
  const names = turned({
    transform_binominal: true,
    use_underscore_in_name: true,
  }).map(({name}) => name);
  expect(names.slice(-3)).toEqual(['paid_no', 'paid_yes', 'name']);
});

it('splits by values of the list that no row has', () => {
  const few = [
    nominal('town', ['Oslo', 'Bonn'], {knownValues: ['Oslo', 'Bonn', 'Rome']}),
  ];
  const output = run({'example set input': few}, {})['example set output'];
  expect(output?.map(({name}) => name)).toContain('town = Rome');
});

describe('new data', () => {
  const applied = (rows: readonly Record<string, string>[]) =>
    run({'example set input': table, 'new data': asTable(rows)}, chosen)
      .applied;

  it('has false throughout for an unknown value', () => {
    expect(shownRows(applied([{town: 'Lima'}]))).toEqual([
      {'town = Oslo': 'false', 'town = Bonn': 'false', 'town = Rome': 'false'},
    ]);
  });

  it('has its own order of two values where only the type changes', () => {
    expect(applied([{paid: 'yes'}, {paid: 'no'}])?.[0]).toMatchObject({
      name: 'paid',
      knownValues: ['yes', 'no'],
    });
  });

  it('cannot have a third value where only the type changes', () => {
    expect(() =>
      applied([{paid: 'no'}, {paid: 'yes'}, {paid: 'later'}]),
    ).toThrow('more than two values');
  });
});
