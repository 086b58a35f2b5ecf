import {expect, it} from 'vitest';
import {run} from '@lab/modeling/similarities/similarity_to_data';
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
