import {expect, it} from 'vitest';
import {run} from '@lab/modeling/time_series/transformation/equalize_numerical_indices';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [probe] = exampleTables(import.meta);

function equalized(method: string) {
  return run(
    {'example set': asTable(probe)},
    {indices_attribute: 'depth', replace_type_numerical: method},
  )['equalized example set'];
}

it('keeps the reading of a depth that is on the grid', () => {
  expect(shownCells(equalized('previous value'), 'temperature')).toEqual([
    20, 17, 12, 11,
  ]);
});
