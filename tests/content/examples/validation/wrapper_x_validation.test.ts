import {expect, it} from 'vitest';
import {run} from '@lab/validation/wrapper_x_validation';
import {withColumn} from '@support/changedTable';
import {exampleTables, picked} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';
import {sampleTable} from '@support/sampleData';

const [customers = [], rounds] = exampleTables(import.meta);
const table = asTable(customers, {
  customer_id: 'id',
  churn: {role: 'label', knownValues: ['no', 'yes']},
});
const validated = (settings = {}, rows = table) =>
  run(
    {'example set in': rows},
    {
      sampling_type: 'linear sampling',
      number_of_validations: 3,
      ...settings,
    },
  );

it('goes through the rounds as the page shows', () => {
  expect(shownRows(validated().rounds)).toEqual(rounds);
});

it('averages the measures as the text says', () => {
  expect(shownRows(validated()['performance vector out'])).toEqual([
    {accuracy: 0.833, deviation: 0.144},
  ]);
});

it('counts a column as 0 in a round that gives it no weight', () => {
  const constant = withColumn(table, 'support_calls', (_, row) =>
    Number(row === 0),
  );
  const {rounds: found, 'attribute weights out': mean} = validated(
    {},
    constant,
  );
  const [first, ...others] = shownCells(found, 'support_calls');
  expect(first).toBe('?');
  const expected =
    others.reduce<number>((sum, weight) => sum + Number(weight), 0) / 3;
  expect(shownCells(mean, 'weight').at(-1)).toBeCloseTo(expected, 2);
});

it('takes its customers from the sample data', () => {
  const names = Object.keys(customers[0] ?? {});
  expect(picked(shownRows(sampleTable('churn-customers.csv')), names)).toEqual(
    expect.arrayContaining([...customers]),
  );
});
