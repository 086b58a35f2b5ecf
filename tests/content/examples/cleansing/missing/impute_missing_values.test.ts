import {expect, it} from 'vitest';
import {mixedDistance} from '@lab/_shared/distances/mixedDistance';
import {imputeWith, run} from '@lab/cleansing/missing/impute_missing_values';
import {column, exampleTables, numbers, rounded} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [input, , distances] = exampleTables(import.meta);
const apartments = {
  'example set in': asTable(input, {apartment: 'id'}),
};
const filled = run(apartments, {})['example set out'];

it('measures the distances of the second column', () => {
  const columns = (filled ?? []).filter(
    ({name}) => name === 'area' || name === 'rooms',
  );
  expect(column(distances, 'Row')).toEqual(['A', 'B', 'C', 'D']);
  expect(numbers(distances, 'Distance to E')).toEqual(
    [0, 1, 2, 3].map((row) => rounded(mixedDistance(columns, 4, row))),
  );
  expect(numbers(distances, 'rent')).toEqual(
    shownCells(filled, 'rent').slice(0, 4),
  );
});

it('finds another rent without iteration, and by the average', () => {
  const {'example set out': once} = run(apartments, {iterate: false});
  expect(shownCells(once, 'rent')[4]).toBe(800);
  const known = column(input, 'rent').filter((cell) => cell !== '?');
  expect(
    known.reduce<number>((sum, rent) => sum + Number(rent), 0) / known.length,
  ).toBe(807.5);
});

it('learns a model for each column, also without gaps, in the order set', () => {
  const learned = (settings = {}) => {
    const names: string[] = [];
    imputeWith(({name}, _, rows) => {
      names.push(`${name} ${rows.length}`);
      return () => null;
    })(apartments, settings);
    return names;
  };
  expect(learned()).toEqual(['area 3', 'rooms 3', 'rent 3']);
  expect(
    learned({order: 'number of missing values', sort: 'descending'}),
  ).toEqual(['rooms 3', 'rent 3', 'area 3']);
  expect(learned({learn_on_complete_cases: false})).toEqual([
    'area 6',
    'rooms 4',
    'rent 4',
  ]);
});

it('leaves missing what the model does not predict, and the label alone', () => {
  const unsure = imputeWith(() => () => null);
  expect(unsure(apartments, {})['example set out']).toEqual(
    apartments['example set in'],
  );
  const rent = {rent: {role: 'label'}, apartment: {role: 'id'}};
  const {'example set out': labeled} = run(
    {'example set in': asTable(input, rent)},
    {include_special_attributes: true},
  );
  expect(shownCells(labeled, 'rent')).toEqual(column(input, 'rent'));
});
