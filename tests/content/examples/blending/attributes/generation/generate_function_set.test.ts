import {describe, expect, it} from 'vitest';
import {run} from '@lab/blending/attributes/generation/generate_function_set';
import type {Settings, Table} from '@lab/_shared/types';
import {withColumn} from '@support/changedTable';
import {integer, real} from '@support/columns';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [parts, results] = exampleTables(import.meta);
const table = asTable(parts);
const computed = (settings: Settings, input: Table = table) =>
  run({'example set input': input}, settings)['example set output'] ?? [];
const example = computed({
  use_div: true,
  use_reciprocals: true,
  use_power_functions: true,
  use_rounded: true,
});

describe('the example', () => {
  it('has the columns of the page behind the old ones', () => {
    expect(example.map(({name}) => name)).toEqual([
      ...Object.keys(parts?.[0] ?? {}),
      ...column(results, 'construction'),
    ]);
  });

  it.each(results ?? [])('$construction', ({construction, ...cells}) => {
    expect(shownCells(example, String(construction))).toEqual(
      Object.values(cells),
    );
  });
});

describe('the number of new columns', () => {
  const ten: Table = Array.from({length: 10}, (_, at) =>
    integer(`c${at}`, [at]),
  );
  const [counts] = exampleTables(import.meta, 'Description');
  const countOf = (name: string) =>
    computed({[name]: true}, ten).length - ten.length;

  it.each([
    [['use_plus', 'use_min', 'use_max'], 0],
    [['use_diff', 'use_div'], 1],
    [['use_mult'], 2],
    [['use_power_functions'], 3],
    [['use_log', 'use_ceil', 'use_rounded'], 4],
  ])('%j', (names, row) => {
    expect(names.map(countOf)).toEqual(
      names.map(() => column(counts, 'From 10 columns')[row]),
    );
  });

  it('is 600 with the old ones, if all are ticked', () => {
    const all =
      'plus diff mult div reciprocals square_roots power_functions sin cos tan atan exp log absolute_values min max ceil floor rounded';
    const settings = Object.fromEntries(
      all.split(' ').map((name) => [`use_${name}`, true]),
    );
    expect(computed(settings, ten)).toHaveLength(600);
  });
});

it('leaves out texts and roles, and drops old columns without a role', () => {
  const labeled = withColumn(table, 'b', {role: 'label'});
  expect(
    computed({keep_all: false, use_log: true, use_mult: true}, labeled).map(
      ({name}) => name,
    ),
  ).toEqual(['b', '(a * a)', 'log(a)']);
});

it('has gaps where one column gives no finite number', () => {
  const numbers = [real('x', [-1, 0, 1000])];
  const values = (name: string) => computed({[name]: true}, numbers)[1]?.values;
  expect(values('use_log')?.slice(0, 2)).toEqual([null, null]);
  expect(values('use_square_roots')?.[0]).toBeNull();
  expect(values('use_exp')?.[2]).toBeNull();
});
