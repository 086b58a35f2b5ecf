import {expect, it} from 'vitest';
import {
  admitted,
  run,
  vertex,
} from '@lab/modeling/optimization/parameters/optimize_parameters_quadratic';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [training, test, tries] = exampleTables(import.meta);
const tables = {
  'input 1': asTable(training, {y: 'label'}),
  'input 2': asTable(test, {y: 'label'}),
};
const RIDGES = 'Linear Regression.ridge';
const searched = (values: string, settings = {}) =>
  run(tables, {parameters: [[RIDGES, values]], ...settings});

it('takes the fitted value, as it is better', () => {
  const {parameter, performance} = searched('[0;8;4;linear]');
  expect(shownCells(parameter, 'value')).toEqual([tries?.at(-1)?.ridge]);
  expect(shownCells(performance, 'root_mean_squared_error')).toEqual([
    tries?.at(-1)?.root_mean_squared_error,
  ]);
});

it('finds the extreme of a parabola', () => {
  const at = (x: number) => [x, 3 - (x - 1.25) ** 2] as const;
  expect(vertex([at(0), at(1), at(3)])).toBeCloseTo(1.25);
});

it('keeps within the region, or does without the try', () => {
  const region = [2, 4] as const;
  const range = [0, 8] as const;
  expect(admitted(9, region, range, {})).toBe(4);
  expect(admitted(1, region, range, {})).toBe(2);
  expect(admitted(3, region, range, {if_exceeds_region: 'fail'})).toBe(3);
  expect(admitted(9, region, range, {if_exceeds_region: 'fail'})).toBe(
    undefined,
  );
});

it('looks at the range only if the region is ignored', () => {
  const ignoring = {if_exceeds_region: 'ignore'};
  const value = (fitted: number, beyond: string) =>
    admitted(fitted, [2, 4], [0, 8], {...ignoring, if_exceeds_range: beyond});
  expect(value(9, 'fail')).toBe(undefined);
  expect(value(9, 'ignore')).toBe(9);
  expect(value(9, 'clip')).toBe(0);
  expect(value(-1, 'clip')).toBe(8);
  expect(value(5, 'fail')).toBe(5);
});

it('needs two values, and three for a fit', () => {
  expect(() => searched('3')).toThrow('There is only one combination to try.');
  expect(shownCells(searched('1,2').log, 'ridge')).toEqual([1, 2]);
  expect(shownCells(searched('4,0,2').log, 'ridge').slice(0, 3)).toEqual([
    0, 2, 4,
  ]);
});
