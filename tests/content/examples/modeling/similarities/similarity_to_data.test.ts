import {expect, it} from 'vitest';
import {run as measured} from '@lab/modeling/similarities/data_to_similarity';
import {run} from '@lab/modeling/similarities/similarity_to_data';
import {NotComputed} from '@lab/_shared/types';
import type {Settings} from '@lab/_shared/types';
import {real} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [plans, , matrix] = exampleTables(import.meta);
const converted = (settings: Settings, input = asTable(plans, {plan: 'id'})) =>
  run({exampleSet: input}, settings).exampleSet;

it('makes the long table and the matrix shown', () => {
  expect(shownRows(converted({table_type: 'matrix'}))).toEqual(matrix);
});

it('has an undefined distance as a missing value', () => {
  expect(shownRows(converted({}, [real('x', [1, null])]))).toEqual([
    {FIRST_ID: 1, SECOND_ID: 2, DISTANCE: '?'},
    {FIRST_ID: 2, SECOND_ID: 1, DISTANCE: '?'},
  ]);
});

it('does not list the pairs of another measure', () => {
  const pairs = (measure_types: string) => {
    const table = [real('x', [1, 4]), real('y', [2, 1])];
    const {similarity = []} = measured(
      {'example set': table},
      {
        measure_types,
        numerical_measure: 'ManhattanDistance',
      },
    );
    return run({similarity, exampleSet: table}, {}).exampleSet;
  };
  expect(shownRows(pairs('MixedMeasures'))).toHaveLength(2);
  expect(() => pairs('NumericalMeasures')).toThrow(NotComputed);
});
