import {expect, it} from 'vitest';
import {run} from '@lab/modeling/feature_weights/weights_to_data';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [weights, output] = exampleTables(import.meta);

it('makes a row of each weight, in the same order', () => {
  const {'example set': table} = run(
    {'attribute weights': asTable(weights)},
    {},
  );
  expect(shownRows(table)).toEqual(output);
});

it('has two columns and no row without weights', () => {
  const {'example set': table} = run({'attribute weights': []}, {});
  expect(table?.map(({name, values}) => [name, values.length])).toEqual([
    ['Attribute', 0],
    ['Weight', 0],
  ]);
});
