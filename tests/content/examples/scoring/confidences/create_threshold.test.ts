import {expect, it} from 'vitest';
import {
  column,
  exampleTables,
  numbers,
  rounded,
} from '../../../support/exampleTables';

const NEEDLESS_OFFER = 10;
const MISSED_CUSTOMER = 50;

const [settings, customers] = exampleTables(
  'operators/scoring/confidences/create_threshold',
);
const confidences = numbers(customers, 'confidence(cancel)');

it('derives the threshold from the costs', () => {
  expect(column(settings, 'Value')[0]).toBe(
    rounded(NEEDLESS_OFFER / (NEEDLESS_OFFER + MISSED_CUSTOMER)),
  );
});

it('lists the costs, and predicts what is cheaper', () => {
  const offer = confidences.map((c) => rounded((1 - c) * NEEDLESS_OFFER, 2));
  const none = confidences.map((c) => rounded(c * MISSED_CUSTOMER, 2));
  expect(numbers(customers, 'cost of an offer')).toEqual(offer);
  expect(numbers(customers, 'cost of no offer')).toEqual(none);
  expect(column(customers, 'prediction(status)')).toEqual(
    offer.map((cost, at) => (cost < (none[at] ?? NaN) ? 'cancel' : 'stay')),
  );
});

it('predicts the same by the threshold', () => {
  const threshold = Number(column(settings, 'Value')[0]);
  expect(column(customers, 'prediction(status)')).toEqual(
    confidences.map((c) => (c > threshold ? 'cancel' : 'stay')),
  );
});
