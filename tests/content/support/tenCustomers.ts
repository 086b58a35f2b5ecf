import type {Table} from '../../../plugins/operator-lab/operators/_shared/types';
import {sampleTable} from './sampleData';

const FIRST = 'C-10126';
const COUNT = 10;

const sample = sampleTable('churn-customers.csv');
const start = sample[0]?.values.indexOf(FIRST) ?? -1;

/**
 * Customers C-10126 to C-10135 of the sample data: six stay, four leave. The id
 * and label columns have their roles.
 */
export const tenCustomers: Table = sample.map((column) => ({
  ...column,
  values: column.values.slice(start, start + COUNT),
  ...(column.name === 'customer_id' && {role: 'id'}),
  ...(column.name === 'churn' && {role: 'label'}),
}));

/** Selects some of their columns, in the order of the table. */
export function columnsOfTen(...names: readonly string[]): Table {
  return tenCustomers.filter(({name}) => names.includes(name));
}
