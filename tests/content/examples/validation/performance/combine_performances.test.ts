import {expect, it} from 'vitest';
import {fitness, run} from '@lab/validation/performance/combine_performances';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [sets] = exampleTables(import.meta);
const combined = (
  values: Readonly<Record<string, number>>,
  settings: Parameters<typeof run>[1] = {},
) =>
  shownCells(
    run(
      {
        performance: asTable(
          Object.entries(values).map(([measure, value]) => ({
            measure,
            value,
          })),
        ),
      },
      settings,
    ).performance,
    'value',
  )[0];

it('weighs both sets as the page shows', () => {
  const results = (sets ?? []).map(
    ({accuracy, number_of_attributes: columns}) =>
      combined(
        {accuracy: Number(accuracy), number_of_attributes: Number(columns)},
        {criteria_weights: [['number_of_attributes', '0.01']]},
      ),
  );
  expect(results).toEqual(column(sets, 'weighted_performance'));
});

it('turns measures so that more is better', () => {
  expect(fitness('accuracy', 0.8)).toBe(0.8);
  expect(fitness('classification_error', 0.25)).toBe(0.75);
  expect(fitness('fallout', 0.5)).toBe(2);
  expect(fitness('squared_error', 4)).toBe(-4);
});

it('takes the last of equal names, ignores unknown ones, and leaves the rest to the default', () => {
  const weights = {
    default_weight: 0,
    criteria_weights: [
      ['accuracy', '0'],
      ['accuracy', '2'],
      ['speed', '9'],
    ],
  } as const;
  expect(combined({accuracy: 0.8, kappa: 0.4}, weights)).toBe(0.8);
  expect(combined({accuracy: 0.8, kappa: 0.4})).toBe(0.6);
});

it('is missing without any weight, and with a missing measure', () => {
  expect(combined({accuracy: 0.8}, {default_weight: 0})).toBe('?');
  expect(
    combined(
      {accuracy: 0.8, precision: Number.NaN},
      {criteria_weights: [['precision', '0']]},
    ),
  ).toBe('?');
});
