import {expect, it} from 'vitest';
import {run} from '@lab/modeling/feature_weights/weight_by_rule';
import type {Table} from '@lab/_shared/types';
import {withColumn} from '@support/changedTable';
import {nominal, real} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [tickets, output] = exampleTables(import.meta);
const weigh = (table: Table) =>
  shownRows(run({'example set': table}, {}).weights);
const label = {late: {role: 'label'}} as const;

it('weighs the columns as shown', () => {
  expect(weigh(asTable(tickets, label))).toEqual(output);
});

it('attaches rules to the wrong values if the list has another order', () => {
  const table = asTable(tickets, {
    ...label,
    channel: {knownValues: ['chat', 'mail', 'phone']},
  });
  expect(weigh(table)).toContainEqual({column: 'channel', weight: 0.3});
});

it('leaves out rows with a nominal gap, and takes the last rule for a numeric one', () => {
  const late = nominal('late', ['no', 'no', 'yes', 'yes', 'yes'], 'label');
  expect(weigh([nominal('x', ['p', null, 'q', 'q', 'p']), late])).toEqual([
    {column: 'x', weight: 0.75},
  ]);
  expect(weigh([real('x', [1, 2, 3, 4, null]), late])).toEqual([
    {column: 'x', weight: 1},
  ]);
});

it('gives a constant column the share of the largest class', () => {
  const constant = withColumn(
    asTable(tickets, label, ['size', 'late']),
    'size',
    () => 'S',
  );
  expect(weigh(constant)).toEqual([{column: 'size', weight: 0.6}]);
});
