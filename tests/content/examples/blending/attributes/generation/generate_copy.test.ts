import {expect, it} from 'vitest';
import {run} from '@lab/blending/attributes/generation/generate_copy';
import type {Settings, Table} from '@lab/_shared/types';
import {integer} from '@support/columns';
import {exampleTables, picked} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';
import {sampleTable} from '@support/sampleData';

const [customers, results] = exampleTables(import.meta);
const table = asTable(customers, {churn: 'label'});
const copied = (settings: Settings, input: Table = table) =>
  run({'example set input': input}, settings)['example set output'] ?? [];
const twice = copied(
  {attribute_name: 'label'},
  copied({attribute_name: 'monthly_charge', new_name: 'charge_before'}),
);

it('shows customers of the sample data, and one that is made up', () => {
  const sample = shownRows(sampleTable('churn-customers.csv'));
  const shown = picked(sample, Object.keys(customers?.[0] ?? {}));
  expect(shown).toContainEqual(customers?.[0]);
  expect(shown).toContainEqual(customers?.[1]);
  expect(shown).not.toContainEqual(customers?.[2]);
});

it('copies a column by its name, and another by its role', () => {
  expect(shownRows(twice)).toEqual(results);
  expect(twice.map(({type, role}) => [type, role])).toEqual([
    ['nominal', undefined],
    ['real', undefined],
    ['nominal', 'label'],
    ['real', undefined],
    ['nominal', undefined],
  ]);
});

it('prefers a name to a role', () => {
  const named = [...table, integer('label', [1, 2, 3])];
  expect(copied({attribute_name: 'label'}, named).at(-1)).toEqual(
    integer('copy(label)', [1, 2, 3]),
  );
});

it('stops where a name is absent or taken', () => {
  expect(() => copied({attribute_name: 'Churn'})).toThrow('"Churn"');
  expect(() =>
    copied({attribute_name: 'churn', new_name: 'customer_id'}),
  ).toThrow('already a column "customer_id"');
});
