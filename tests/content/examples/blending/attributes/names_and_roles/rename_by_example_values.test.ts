import {expect, it} from 'vitest';
import {run} from '../../../../../../docs/operators/blending/attributes/names_and_roles/rename_by_example_values.run';
import {exampleTables} from '../../../../support/exampleTables';
import {asTable, shownRows} from '../../../../support/runTables';

const [before, after] = exampleTables(
  'operators/blending/attributes/names_and_roles/rename_by_example_values',
);
const table = asTable(before, {att1: {role: 'id'}});
const rename = (row_number?: number, input = table) =>
  run(
    {'example set input': input},
    row_number === undefined ? {} : {row_number},
  )['example set output'];

it('takes the names of the page from the second row', () => {
  const output = rename(2);
  expect(shownRows(output)).toEqual(after);
  expect(output?.map(({name, role}) => [name, role])).toEqual([
    ['item', 'id'],
    ['price', undefined],
    ['2026.0', undefined],
  ]);
});

it('reads a missing number as NaN, and a missing text as the first one', () => {
  expect(rename()?.map(({name}) => name)).toEqual(['Prices', 'in euro', 'NaN']);
  const gap = asTable([{a: 'x'}, {a: '?'}]);
  expect(rename(2, gap)?.[0]?.name).toBe('x');
});

it.each([0, 5])('stops for row %i', (row) => {
  expect(() => rename(row)).toThrow(`There is no row ${row}`);
});

it('stops for two cells of the same text', () => {
  expect(() => rename(1, asTable([{a: 'x', b: 'x'}]))).toThrow(
    'There is a column "x" already.',
  );
});
