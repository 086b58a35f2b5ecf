import {expect, it} from 'vitest';
import {column, exampleTables} from '@support/exampleTables';
import {sampleTable} from '@support/sampleData';

const [steps] = exampleTables(
  import.meta,
  'Worked example: a rare class with SMOTE',
);
const customers = sampleTable('churn-customers.csv');
const valuesOf = (wanted: string) =>
  customers.find(({name}) => name === wanted)?.values ?? [];

it('counts rows and values of the sample data as shown', () => {
  const churn = valuesOf('churn');
  const left = churn.filter((value) => value === 'yes').length;
  const stayed = churn.length - left;
  expect([
    `${new Set(valuesOf('support_calls')).size} different numbers`,
    `${left} positive of ${churn.length.toLocaleString('en')}`,
    `${(left / churn.length).toFixed(3)} for a model that guesses`,
  ]).toEqual(column(steps, 'Before'));
  expect(column(steps, 'After')[1]).toBe(
    `${stayed} positive of ${(2 * stayed).toLocaleString('en')}`,
  );
});
