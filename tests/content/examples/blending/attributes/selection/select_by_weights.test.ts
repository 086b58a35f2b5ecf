import {expect, it} from 'vitest';
import {run} from '@lab/blending/attributes/selection/select_by_weights';
import type {Settings} from '@lab/_shared/types';
import {exampleTables} from '@support/exampleTables';
import {asTable, regularNames} from '@support/runTables';

const [weights, customers, choices = []] = exampleTables(import.meta);
const inputs = {
  'example set input': asTable(customers, {churn: 'label'}),
  weights: asTable(weights),
};
const kept = (settings: Settings) =>
  regularNames(run(inputs, settings)['example set output']);

it.each(
  choices.map((line) => [Object.values(line).join(' / '), line] as const),
)('%s', (_, line) => {
  expect(
    kept({
      weight_relation: line['weight relation'] ?? '',
      weight: Number(line.weight),
      k: Number(line.k),
      p: Number(line.p),
    }),
  ).toBe(line.columns);
});

it('keeps a column without a weight by choice, but never under equals', () => {
  const by = (weight_relation: string) =>
    kept({weight_relation, weight: 0.1, k: 1, deselect_unknown: false});
  expect(by('less equals')).toBe('region, payment');
  expect(by('bottom k')).toBe('region, payment');
  expect(by('equals')).toBe('payment');
});

it('sees the sign by choice, and passes the weights on', () => {
  expect(
    kept({weight_relation: 'less', weight: 0, use_absolute_weights: false}),
  ).toBe('tenure_months');
  expect(run(inputs, {}).weights).toBe(inputs.weights);
});
