import {expect, it} from 'vitest';
import {run as apply} from '@lab/scoring/confidences/apply_threshold';
import {run as create} from '@lab/scoring/confidences/create_threshold';
import {run as drop} from '@lab/scoring/confidences/drop_uncertain_predictions';
import {nominal, real} from '@support/columns';
import {column, exampleTables, numbers, rounded} from '@support/exampleTables';
import {shownCells} from '@support/runTables';

const [companies = [], decisions = []] = exampleTables(
  import.meta,
  'One set of confidences, three decisions',
);
const VISIT = 10;
const MISS = 30;
const yes = numbers(companies, 'confidence(yes)');
const costs = yes.map((share) => ({
  yes: rounded((1 - share) * VISIT),
  no: rounded(share * MISS),
}));
const likeliest = yes.map((share) => (share > 0.5 ? 'yes' : 'no'));
const cheapest = costs.map((cost) => (cost.yes < cost.no ? 'yes' : 'no'));

const scored = [
  nominal('prediction(buys)', likeliest, 'prediction'),
  real('confidence(yes)', yes, 'confidence_yes'),
  real(
    'confidence(no)',
    yes.map((share) => rounded(1 - share)),
    'confidence_no',
  ),
];

it('expects the costs as shown', () => {
  expect(column(companies, 'Cost of yes')).toEqual(costs.map((one) => one.yes));
  expect(column(companies, 'Cost of no')).toEqual(costs.map((one) => one.no));
});

it('decides in three ways', () => {
  expect(column(decisions, 'Apply Model')).toEqual(likeliest);
  expect(column(decisions, 'Cost-Sensitive Scoring')).toEqual(cheapest);
  expect(column(decisions, 'Drop Uncertain Predictions')).toEqual(
    shownCells(
      drop({'example set input': scored}, {min_confidence: 0.6})[
        'example set output'
      ],
      'prediction(buys)',
    ),
  );
});

it('decides by costs as the threshold that follows from them', () => {
  const {output: threshold = []} = create(
    {},
    {
      threshold: VISIT / (VISIT + MISS),
      first_class: 'no',
      second_class: 'yes',
    },
  );
  const {'example set': table} = apply({'example set': scored, threshold}, {});
  expect(shownCells(table, 'prediction(buys)')).toEqual(cheapest);
});

it('adds up the expected costs of both', () => {
  const total = (names: readonly string[]) =>
    costs.reduce(
      (sum, cost, at) => sum + (names[at] === 'yes' ? cost.yes : cost.no),
      0,
    );
  expect([total(likeliest), total(cheapest)]).toEqual([17.5, 15.5]);
});
