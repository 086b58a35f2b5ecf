import {expect, it} from 'vitest';
import {run} from '@lab/blending/attributes/generation/generate_aggregation';
import {column, exampleTables} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {shownCells} from '@support/runTables';

const [, results = []] = exampleTables(import.meta);
const {input: table, output: computed} = liveExample(import.meta, run);

const aggregated = (name: string, settings = {}) =>
  computed({
    attribute_name: 'result',
    aggregation_function: name,
    attribute_filter_type: 'value_type',
    value_type: 'numeric',
    ...settings,
  });

it.each(Object.keys(results[0] ?? {}).slice(1))('computes the %s', (name) => {
  expect(shownCells(aggregated(name), 'result')).toEqual(column(results, name));
});

it('is missing with a gap, but for product, concatenation, and a deviation', () => {
  const strict = {ignore_missings: false};
  const roy = (name: string) =>
    shownCells(aggregated(name, strict), 'result')[1];
  expect(['sum', 'count', 'maximum', 'median'].map(roy)).toEqual(
    Array(4).fill('?'),
  );
  expect([roy('product'), roy('concatenation')]).toEqual([8, '4|?|2|?']);
  expect([roy('variance'), roy('standard_deviation')]).toEqual(['?', 0]);
});

it('has variances of a sample, and 0 for few values', () => {
  expect(shownCells(aggregated('variance'), 'result')).toEqual([
    0.917, 2, 1.333, 0,
  ]);
});

it('gives a mode of texts as a position', () => {
  const output = aggregated('mode', {value_type: 'nominal'});
  expect(shownCells(output, 'result')).toEqual([0, 1, 2, 3]);
});

it('drops the chosen columns only', () => {
  expect(aggregated('sum', {keep_all: false})?.map(({name}) => name)).toEqual([
    'person',
    'result',
  ]);
});

it('aggregates columns that a filter on values takes out of the table', () => {
  const output = aggregated('count', {
    attribute_filter_type: 'no_missing_values',
  });
  expect(output?.map(({name}) => name)).toEqual(['person', 'result']);
  expect(shownCells(output, 'result')).toEqual([5, 3, 5, 1]);
});

it('stops at a text, and does nothing without columns', () => {
  expect(() => aggregated('sum', {attribute_filter_type: 'all'})).toThrow(
    '"person"',
  );
  expect(aggregated('sum', {value_type: 'date_time'})).toBe(table);
});
