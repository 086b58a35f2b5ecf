import {describe, expect, it} from 'vitest';
import {
  run as append,
  readsCollections,
} from '@lab/blending/table/joins/append';
import {runInner as subprocess} from '@lab/utility/subprocess';
import {runInner as branch} from '@lab/utility/process_control/branches/branch';
import {runInner as loop} from '@lab/utility/process_control/loops/loop';
import {runInner as loopValues} from '@lab/utility/process_control/loops/loop_values';
import {NotComputed, OperatorError} from '@lab/_shared/types';
import type {Table} from '@lab/_shared/types';
import type {InnerRun} from '@lab/_shared/workflow/flow';
import {oneTable} from '@lab/_shared/workflow/oneTable';
import {integer, nominal} from '@support/columns';

const TABLE: Table = [
  nominal('region', ['south', null, 'east', 'south']),
  integer('x', [1, 2, 3, 4]),
];

/** An inner process that returns its variables as a table. */
const showVariables: InnerRun = (_, variables = {}) => ({
  'output 1': [nominal('variables', [JSON.stringify(variables)])],
});

/** An inner process that doubles the numbers of its input. */
const double: InnerRun = ({'input 1': input}) => ({
  'output 1': oneTable(input).map((column) => ({
    ...column,
    values: column.values.map((value) =>
      typeof value === 'number' ? value * 2 : value,
    ),
  })),
});

const iterations = (variables: readonly string[]) => ({
  'output 1': {
    tables: variables.map((one) => [nominal('variables', [one])]),
  },
});

describe('Loop Values', () => {
  it('runs once for each value, and collects the results', () => {
    const settings = {attribute: 'region', iteration_macro: 'r'};
    expect(
      loopValues({'input 1': TABLE}, settings, {LoopValues: showVariables}),
    ).toEqual(iterations(['{"r":"south"}', '{"r":"east"}']));
  });

  it('rejects numbers, and a collection as its input', () => {
    const of =
      (attribute: string, input: Parameters<typeof oneTable>[0]) => () =>
        loopValues({'input 1': input ?? []}, {attribute}, {LoopValues: double});
    expect(of('x', TABLE)).toThrow(OperatorError);
    expect(of('region', {tables: [TABLE]})).toThrow(NotComputed);
  });
});

describe('Loop', () => {
  it('counts iterations from 1', () => {
    const settings = {number_of_iterations: 2, iteration_macro: 'iteration'};
    expect(loop({'input 1': TABLE}, settings, {Loop: showVariables})).toEqual(
      iterations(['{"iteration":"1"}', '{"iteration":"2"}']),
    );
  });

  it('continues with the previous result if it reuses results', () => {
    const settings = {number_of_iterations: 3, reuse_results: true};
    const {'output 1': result} = loop({'input 1': TABLE}, settings, {
      Loop: double,
    });
    expect(oneTable(result)[1]?.values).toEqual([8, 16, 24, 32]);
  });
});

describe('Branch', () => {
  it('runs the side of its condition', () => {
    const side = (value: string) =>
      branch(
        {condition: TABLE, 'input 1': TABLE},
        {condition_type: 'min_examples', condition_value: value},
        {
          Then: () => ({'input 1': [nominal('side', ['then'])]}),
          Else: () => ({'input 1': [nominal('side', ['else'])]}),
        },
      )['input 1'];
    expect(oneTable(side('4'))[0]?.values).toEqual(['then']);
    expect(oneTable(side('5'))[0]?.values).toEqual(['else']);
  });

  it('does not know workflow variables', () => {
    expect(() =>
      branch({}, {condition_type: 'macro_defined', condition_value: 'x'}, {}),
    ).toThrow(NotComputed);
  });
});

it('Subprocess returns the results of its inner process', () => {
  expect(
    subprocess(
      {'in 1': TABLE},
      {},
      {
        'Nested Process': (inputs) => ({'out 1': inputs['in 1'] ?? []}),
      },
    ),
  ).toEqual({'out 1': TABLE});
});

it('Append stacks the tables of a collection', () => {
  expect(readsCollections).toBe(true);
  const {'merged set': all} = append(
    {'example set 1': TABLE, 'example set 2': TABLE},
    {},
  );
  expect(all?.[1]?.values).toEqual([1, 2, 3, 4, 1, 2, 3, 4]);
});
