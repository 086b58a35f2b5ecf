import {expect, it} from 'vitest';
import {run} from '@lab/modeling/optimization/parameters/clone_parameters';
import {parameterTable} from '@lab/modeling/optimization/parameters/set_parameters';
import {exampleTables} from '@support/exampleTables';
import {shownCells} from '@support/runTables';

const [entries = [], process = []] = exampleTables(import.meta);
const before = parameterTable(
  process.map(({operator, parameter, before: value}) => ({
    operator: String(operator),
    parameter: String(parameter),
    value: String(value),
  })),
);
const pairs = entries.map(
  ({source, target}) => [String(source), String(target)] as const,
);
const copied = (name_map: readonly (readonly [string, string])[]) =>
  shownCells(run({process: before}, {name_map}).process, 'value');

it('copies from the first entry to the last', () => {
  expect(copied(pairs)).toEqual(process.map(({after}) => String(after)));
});

it('copies an older value in the reverse order', () => {
  expect(copied([...pairs].reverse())[2]).toBe('5');
});

it('stops for what is not there', () => {
  expect(() => copied([['k-NN', 'Baseline.k']])).toThrow(
    '"k-NN" is not an operator and a parameter.',
  );
  expect(() => copied([['k-NN.k', 'Forest.k']])).toThrow(
    'There is no operator "Forest".',
  );
  expect(() => copied([['k-NN.size', 'Baseline.k']])).toThrow(
    'The parameter "k-NN.size" has no value.',
  );
});
