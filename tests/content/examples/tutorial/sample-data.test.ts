import {describe, expect, it} from 'vitest';
import {expectClaims, shown, textOfPage} from '@support/claims';
import {churnRound, count} from '@support/churnRound';
import {column, exampleTables} from '@support/exampleTables';
import {columnOf, height, rowsWhere} from '@support/rows';
import {sampleTable} from '@support/sampleData';
import type {Column, Table} from '@lab/_shared/types';

const PAGE = 'tutorial/sample-data';
const NAMES = [
  'churn-customers.csv',
  'churn-new-customers.csv',
  'shop-sales.csv',
  'support-tickets.csv',
] as const;
const [customers, newCustomers, sales, tickets] = NAMES.map(sampleTable) as [
  Table,
  Table,
  Table,
  Table,
];

const missing = ({values}: Column) =>
  values.filter((value) => value === null).length;

/** Rows without duplicates. */
function once(table: Table): Table {
  const texts = (table[0]?.values ?? []).map((_, row) =>
    JSON.stringify(table.map(({values}) => values[row])),
  );
  return rowsWhere(table, (row) => texts.indexOf(texts[row] ?? '') === row);
}

/** Minimum and maximum of a column. */
function ends(table: Table, name: string): string[] {
  const known = columnOf(table, name).values.filter((value) => value !== null);
  const sorted = known.every((value) => typeof value === 'number')
    ? known.sort((a, b) => a - b)
    : known.map(String).sort();
  return [sorted.at(0), sorted.at(-1)].map(String);
}

describe('the table of files', () => {
  it('says how many rows and columns each has', () => {
    const rows = exampleTables(PAGE, 'The files').at(0);
    expect(column(rows, 'File')).toEqual(NAMES);
    const files = [customers, newCustomers, sales, tickets];
    expect(column(rows, 'Rows')).toEqual(files.map(height));
    expect(column(rows, 'Columns')).toEqual(files.map(({length}) => length));
  });
});

describe.each([
  ['Customers who leave', customers],
  ['Sales of three shops', sales],
  ['Support tickets', tickets],
])('%s', (heading, table) => {
  const [rows] = exampleTables(PAGE, heading);

  it('lists all columns with their types and missing values', () => {
    expect(column(rows, 'Column')).toEqual(table.map(({name}) => name));
    expect(column(rows, 'Missing')).toEqual(table.map(missing));
  });

  it('gives types as Read CSV guesses them', () => {
    expect(column(rows, 'Type')).toEqual(table.map(({type}) => type));
  });

  it('names the values of nominal columns with few of them', () => {
    table.forEach(({type, values}, at) => {
      const known = [...new Set(values.filter((value) => value !== null))];
      if (type === 'nominal' && known.length < 8) {
        const text = String(column(rows, 'Values')[at]);
        expect(known.filter((value) => !text.includes(String(value)))).toEqual(
          [],
        );
      }
    });
  });
});

it('says nothing in numbers that the files do not hold', () => {
  const {unique} = churnRound();
  const euros = (text: string) =>
    Number(text).toLocaleString('en-US', {minimumFractionDigits: 2});
  const range = (table: Table, name: string, show = (text: string) => text) =>
    ends(table, name).map(show).join(' to ');
  const left = (contract: string) =>
    `${count(unique, {contract, churn: 'yes'})} of ${count(unique, {contract})}`;
  const days = new Set(columnOf(sales, 'date').values).size;
  expectClaims(textOfPage(PAGE), [
    range(customers, 'customer_id'),
    range(newCustomers, 'customer_id'),
    `${range(customers, 'tenure_months')}, months`,
    `${range(customers, 'monthly_charge', euros)} euros`,
    `${range(customers, 'support_calls')}, calls`,
    ...['monthly', 'one year', 'two years'].map(left),
    `yes in ${count(customers, {churn: 'yes'})} rows, no in ${count(customers, {churn: 'no'})}`,
    `${days} days`,
    `${height(once(rowsWhere(sales, (row) => columnOf(sales, 'shop').values[row] === 'Harbor')))} rows`,
    `${range(sales, 'date')}`,
    range(sales, 'visitors'),
    `${range(sales, 'sales', euros)} euros`,
    `yes in ${count(sales, {promotion: 'yes'})} rows, no in ${shown(count(sales, {promotion: 'no'}))}`,
    `${count(sales, {shop: 'Market'})} rows`,
    `the other two have ${count(sales, {shop: 'Harbor'})}`,
    `${height(once(tickets))} tickets`,
    range(tickets, 'ticket_id'),
    range(tickets, 'created'),
    `topic of ${missing(columnOf(tickets, 'topic'))} tickets`,
    'UTF-8',
    'CC0 1.0',
  ]);
  expect(count(sales, {shop: 'Station'})).toBe(count(sales, {shop: 'Harbor'}));
});

it('repeats rows where the page says so', () => {
  const repeats = (table: Table) => height(table) - height(once(table));
  expect([customers, newCustomers, sales, tickets].map(repeats)).toEqual([
    6, 0, 2, 3,
  ]);
});

it('closes the Market on Sundays', () => {
  const isOpen = columnOf(sales, 'date').values.filter(
    (date, row) =>
      columnOf(sales, 'shop').values[row] === 'Market' &&
      new Date(`${date}T00:00:00Z`).getUTCDay() === 0,
  );
  expect(isOpen).toEqual([]);
});

it('refers to customers of the first file in tickets', () => {
  const ids = new Set(columnOf(customers, 'customer_id').values);
  expect(
    columnOf(tickets, 'customer_id').values.filter((id) => !ids.has(id)),
  ).toEqual([]);
});
