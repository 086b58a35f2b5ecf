import {expect, it} from 'vitest';
import {run} from '@lab/validation/visual/visualize_model_by_som';
import {withGap} from '@support/changedTable';
import {column, exampleTables, picked} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';
import {sampleTable} from '@support/sampleData';

const [customers = [], nodes = []] = exampleTables(import.meta);
const names = ['customer_id', 'tenure_months', 'support_calls', 'churn'];
const table = asTable(customers, {customer_id: 'id', churn: 'label'}, names);
const map = (rows = table) =>
  run(
    {
      'example set': rows,
      nodes: asTable(nodes, {}, ['tenure_months', 'support_calls']),
    },
    {},
  );

it('colors the nodes, and places the rows, as the page shows', () => {
  expect(shownCells(map()['class of nodes'], 'class')).toEqual(
    column(nodes, 'class'),
  );
  expect(shownCells(map()['node of rows'], 'node')).toEqual(
    column(customers, 'node'),
  );
});

it('skips a missing cell of a row', () => {
  const gap = withGap(table, 'tenure_months');
  expect(shownCells(map(gap)['node of rows'], 'node')[0]).toBe(1);
});

it('needs a nominal label', () => {
  const unlabelled = table.filter(({role}) => role !== 'label');
  expect(() => map(unlabelled)).toThrow(
    'The map needs a nominal label for its colors.',
  );
});

it('takes its customers from the sample data', () => {
  expect(picked(shownRows(sampleTable('churn-customers.csv')), names)).toEqual(
    expect.arrayContaining([...picked(customers, names)]),
  );
});
