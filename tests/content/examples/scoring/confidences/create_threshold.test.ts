import {expect, it} from 'vitest';
import {run as apply} from '@lab/scoring/confidences/apply_threshold';
import {run} from '@lab/scoring/confidences/create_threshold';
import {OperatorError} from '@lab/_shared/types';
import {column, exampleTables, numbers, rounded} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const NEEDLESS_OFFER = 10;
const MISSED_CUSTOMER = 40;

// The first table of the page, the decision rule, is in its description.
const [entered, customers] = exampleTables(import.meta);
const settings = Object.fromEntries(
  column(entered, 'Parameter').map((name, at) => [
    String(name).replace(' ', '_'),
    column(entered, 'Value')[at] ?? '',
  ]),
);
const {output: threshold = []} = run({}, settings);
const confidences = numbers(customers, 'confidence(cancel)');

it('derives the threshold from the costs', () => {
  expect(shownRows(threshold)).toEqual([
    {
      threshold: NEEDLESS_OFFER / (NEEDLESS_OFFER + MISSED_CUSTOMER),
      'first class': 'stay',
      'second class': 'cancel',
    },
  ]);
});

it('predicts by the threshold', () => {
  const scored = asTable(customers, {
    'confidence(cancel)': 'confidence_cancel',
    'prediction(status)': 'prediction',
  });
  const {'example set': predicted} = apply(
    {'example set': scored, threshold},
    {},
  );
  expect(shownCells(predicted, 'prediction(status)')).toEqual(
    column(customers, 'prediction(status)'),
  );
});

it('lists the costs, and an offer where it is cheaper', () => {
  const offer = confidences.map((c) => rounded((1 - c) * NEEDLESS_OFFER, 2));
  const none = confidences.map((c) => rounded(c * MISSED_CUSTOMER, 2));
  expect(numbers(customers, 'cost of an offer')).toEqual(offer);
  expect(numbers(customers, 'cost of no offer')).toEqual(none);
  expect(column(customers, 'prediction(status)')).toEqual(
    offer.map((cost, at) => (cost < Number(none[at]) ? 'cancel' : 'stay')),
  );
});

it('has the threshold 0.5 by default, and needs both classes', () => {
  const {output: other} = run({}, {...settings, threshold: 0.5});
  const {first_class = '', second_class = ''} = settings;
  expect(run({}, {first_class, second_class}).output).toEqual(other);
  expect(() => run({}, {first_class: 'stay'})).toThrow(OperatorError);
});
