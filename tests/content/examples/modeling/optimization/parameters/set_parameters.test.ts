import {expect, it} from 'vitest';
import {
  parameterTable,
  run,
} from '@lab/modeling/optimization/parameters/set_parameters';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [set = [], process = []] = exampleTables(import.meta);
const before = asTable(
  process.map(({operator, parameter, before: value}) => ({
    operator: operator ?? '',
    parameter: parameter ?? '',
    value: value ?? '',
  })),
);
const changed = (name_map: readonly (readonly [string, string])[]) =>
  shownCells(
    run({'parameter set': asTable(set), process: before}, {name_map}).process,
    'value',
  );

it('sets what the map and the names lead to, and nothing else', () => {
  expect(changed([['k-NN', 'Final k-NN']])).toEqual(
    process.map(({after}) => String(after)),
  );
});

it('takes the last of two entries for the same operator', () => {
  const map = [
    ['k-NN', 'k-NN'],
    ['k-NN', 'Final k-NN'],
  ] as const;
  expect(changed(map)[0]).toBe('7');
  expect(changed(map)[2]).toBe('5');
});

it('passes over an operator that is not there, and adds a value that was not set', () => {
  const row = {operator: 'k-NN', parameter: 'k', value: '3'};
  const {process: after} = run(
    {
      'parameter set': asTable(set),
      process: parameterTable([row]),
    },
    {},
  );
  expect(shownCells(after, 'value')).toEqual(['7', 'false']);
});
