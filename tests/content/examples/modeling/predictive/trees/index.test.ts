import {expect, it} from 'vitest';
import {run as chaid} from '@lab/modeling/predictive/trees/chaid';
import {run as stump} from '@lab/modeling/predictive/trees/decision_stump';
import {run as id3} from '@lab/modeling/predictive/trees/id3';
import {run as randomTree} from '@lab/modeling/predictive/trees/random_tree';
import type {Run, Table} from '@lab/_shared/types';
import {exampleTables} from '@support/exampleTables';
import {shownRows} from '@support/runTables';
import {sampleTable} from '@support/sampleData';

const [compared] = exampleTables(import.meta, 'The same ten customers');

const sample = sampleTable('churn-customers.csv');
const start = sample[0]?.values.indexOf('C-10126') ?? -1;
const customers: Table = sample.map((column) => ({
  ...column,
  values: column.values.slice(start, start + 10),
  ...(column.name === 'customer_id' && {role: 'id'}),
  ...(column.name === 'churn' && {role: 'label'}),
}));
const nominal = customers.filter(({type}) => type === 'nominal');

/**
 * First split, number of leaves, and number of wrong answers of a tree on its
 * training rows.
 */
function comparedRow(name: string, run: Run, table: Table) {
  const leaves = shownRows(run({'training set': table}, {}).model);
  return {
    Operator: name,
    'First question': String(leaves[0]?.leaf).split(' ')[0],
    Leaves: leaves.length,
    'Wrong on the ten': leaves.reduce(
      (sum, {no, yes}) => sum + Math.min(Number(no), Number(yes)),
      0,
    ),
  };
}

it('learns from six who stay and four who churn', () => {
  const churn = customers.find(({name}) => name === 'churn')?.values ?? [];
  expect(churn.filter((value) => value === 'yes')).toHaveLength(4);
  expect(churn.filter((value) => value === 'no')).toHaveLength(6);
});

it('compares four operators as the page shows', () => {
  expect([
    comparedRow('Decision Stump', stump, customers),
    comparedRow(
      'Random Tree, with the local random seed 1992',
      randomTree,
      customers,
    ),
    comparedRow('CHAID', chaid, nominal),
    comparedRow('ID3', id3, nominal),
  ]).toEqual(compared);
});
