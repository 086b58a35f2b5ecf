import {expect, it} from 'vitest';
import {run} from '@lab/blending/attributes/generation/generate_products';
import {exampleTables} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {asTable, shownRows} from '@support/runTables';

const [, results] = exampleTables(import.meta);
const {input: table, output: computed} = liveExample(import.meta, run);
const products = (first: string, second: string, input = table) =>
  computed({first_attribute_name: first, second_attribute_name: second}, input);
const names = (first: string, second: string, input = table) =>
  products(first, second, input)
    .slice(input.length)
    .map(({name}) => name);

it('multiplies as shown, and a gap stays one', () => {
  const output = products('tenure_months', 'monthly_charge|tenure_months');
  expect(
    shownRows([...output.slice(0, 1), ...output.slice(table.length)]),
  ).toEqual(results);
});

it('makes each product twice where both columns are in both lists', () => {
  expect(names('.*', '.*')).toEqual([
    '(tenure_months) * (tenure_months)',
    '(tenure_months) * (monthly_charge)',
    '(monthly_charge) * (tenure_months)',
    '(monthly_charge) * (monthly_charge)',
  ]);
});

it('does not find names with brackets, nor columns with a role', () => {
  const prices = asTable([{'price (net)': 1, pieces: 2}]);
  expect(names('price (net)', 'pieces', prices)).toEqual([]);
  expect(names(String.raw`price \(net\)`, 'pieces', prices)).toHaveLength(1);
  const labeled = asTable([{a: 1, b: 2}], {b: 'label'});
  expect(names('.*', '.*', labeled)).toEqual(['(a) * (a)']);
});

it('stops where the new name is taken', () => {
  const twice = asTable([{a: 1, '(a) * (a)': 1}]);
  expect(() => products('a', 'a', twice)).toThrow(
    'There is a column "(a) * (a)" already.',
  );
});
