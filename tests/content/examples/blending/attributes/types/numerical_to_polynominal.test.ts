import {expect, it} from 'vitest';
import {run} from '@lab/blending/attributes/types/numerical_to_polynominal';
import {withColumn} from '@support/changedTable';
import {exampleTables} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {asTable} from '@support/runTables';

const [, result = []] = exampleTables(import.meta);
const {input: table, output: computed} = liveExample(import.meta, run);
const turned = (settings = {}) => computed(settings);
const names = (settings = {}) => turned(settings).map(({name}) => name);

it('writes numbers as the page shows, in front of the other columns', () => {
  expect(names()).toEqual(Object.keys(result[0] ?? {}));
  for (const {name, values} of turned()) {
    expect(values.map((value) => Number(value ?? NaN) || value)).toEqual(
      result.map((row) => (row[name] === '?' ? null : row[name])),
    );
  }
  const [region, ratio] = turned();
  expect(region?.values).toEqual(['7', '12', null, '7']);
  expect(ratio?.values).toEqual(['0.125', '0.125', '2', '-0.500']);
});

it('loses a column with a gap to a filter that looks at values', () => {
  expect(names({attribute_filter_type: 'no_missing_values'})).toEqual([
    'ratio',
    'name',
  ]);
});

it('keeps the role of a label', () => {
  const labeled = withColumn(table, 'region', {role: 'label'});
  const [region] = computed({include_special_attributes: true}, labeled);
  expect(region).toMatchObject({type: 'nominal', role: 'label'});
});

it('stops at a name that is not there', () => {
  expect(() =>
    turned({attribute_filter_type: 'subset', attributes: 'region|rate'}),
  ).toThrow('"rate"');
});

it('keeps a whole number apart from one that is rounded to it', () => {
  const [ratio] = computed({}, asTable([{ratio: 2}, {ratio: 1.9999}]));
  expect(ratio?.values).toEqual(['2', '2.000']);
});
