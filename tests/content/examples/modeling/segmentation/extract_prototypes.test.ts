import {expect, it} from 'vitest';
import {run} from '@lab/modeling/segmentation/k_means';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [lines, prototypes] = exampleTables(import.meta);

it('shows the means of the clusters', () => {
  const table = asTable(lines, {line: 'id'});
  const {'cluster model': model} = run({'example set': table}, {k: 2});
  expect(shownRows(model)).toEqual(prototypes);
});

it('has a row for a cluster without rows', () => {
  const table = asTable([{x: 1.5}, {x: 1.5}]);
  const {'cluster model': model} = run(
    {'example set': table},
    {k: 2, determine_good_start_values: false},
  );
  expect(shownRows(model)).toHaveLength(2);
});
