import {describe, expect, it} from 'vitest';
import {run} from '@lab/validation/performance/predictive/performance_regression';
import type {Settings, Table} from '@lab/_shared/types';
import {column, exampleTables} from '@support/exampleTables';
import {numberMeasures} from '@support/numberMeasures';
import {asTable, shownCells} from '@support/runTables';

const [parcels, shown] = exampleTables(import.meta);
const NOTES = {
  row: {role: 'id'},
  label: {role: 'label'},
  prediction: {role: 'prediction', type: 'real'},
  weight: {role: 'weight'},
} as const;
const table = asTable(parcels, NOTES);

function measure(
  input: Table,
  names: readonly string[],
  settings: Settings = {},
) {
  const chosen = Object.fromEntries(names.map((name) => [name, true]));
  const {performance} = run(
    {'labelled data': input},
    {root_mean_squared_error: false, ...chosen, ...settings},
  );
  return shownCells(performance, 'value');
}

describe('the example', () => {
  it('lists the measures, with the row that lacks a prediction and without', () => {
    const names = column(shown, 'measure').map(String);
    expect(names).toHaveLength(7);
    expect(measure(asTable(parcels?.slice(0, 5), NOTES), names)).toEqual(
      column(shown, 'rows 1 to 5'),
    );
  });

  it('has a label of 0, and a row without prediction', () => {
    expect(column(parcels, 'label')).toContain(0);
    expect(column(parcels, 'prediction').at(-1)).toBe('?');
  });
});

describe('the operator', () => {
  it('computes what the glossary of measures has', () => {
    const rows = [
      {label: 3, prediction: 2.5},
      {label: -1, prediction: 1},
      {label: 4, prediction: 4},
      {label: 7, prediction: 4},
    ];
    const expected = numberMeasures(rows);
    const names = Object.keys(expected);
    expect(names).toHaveLength(13);
    for (const [name, value] of Object.entries(expected)) {
      expect([name, ...measure(asTable(rows, NOTES), [name])]).toEqual([
        name,
        Number(value.toFixed(3)),
      ]);
    }
  });

  it('has no normalized error where a missing prediction is not skipped', () => {
    const kept = {skip_undefined_labels: false};
    expect(measure(table, ['normalized_absolute_error'], kept)).toEqual(['?']);
    expect(measure(table, ['absolute_error'], kept)).toEqual([3.2]);
    expect(measure(table, ['prediction_average'], kept)).toEqual([33.333]);
  });

  it('takes a missing label as 0 in the average, where it is not skipped', () => {
    const unlabeled = asTable(
      [
        {label: 30, prediction: 28},
        {label: '?', prediction: 12},
      ],
      {...NOTES, label: {role: 'label', type: 'real'}},
    );
    const average = ['prediction_average'];
    expect(measure(unlabeled, average)).toEqual([30]);
    expect(measure(unlabeled, average, {skip_undefined_labels: false})).toEqual(
      [15],
    );
  });

  it('has a correlation of 0 where it is negative, or the prediction constant', () => {
    const falling = [
      {label: 1, prediction: 3},
      {label: 2, prediction: 1},
    ];
    const constant = falling.map((row) => ({...row, prediction: 1}));
    expect(measure(asTable(falling, NOTES), ['correlation'])).toEqual([0]);
    expect(
      measure(asTable(constant, NOTES), [
        'correlation',
        'spearman_rho',
        'kendall_tau',
      ]),
    ).toEqual([0, 0, 0]);
  });

  it('gives predictions on another scale a squared correlation of 1', () => {
    const halves = [10, 20, 40].map((label) => ({
      label,
      prediction: label / 2,
    }));
    expect(measure(asTable(halves, NOTES), ['squared_correlation'])).toEqual([
      1,
    ]);
  });

  it('lets rows count by their weights, but not in ranks', () => {
    const rows = [
      {label: 1, prediction: 2, weight: 3},
      {label: 2, prediction: 5, weight: 1},
      {label: 3, prediction: 4, weight: 0},
    ];
    expect(
      measure(asTable(rows, NOTES), ['absolute_error', 'spearman_rho']),
    ).toEqual([1.5, 0.5]);
  });

  it.each([
    [asTable([{label: 1}], NOTES), 'no prediction'],
    [asTable([{prediction: 1}], NOTES), 'no label'],
    [asTable([{label: 'a', prediction: 1}], NOTES), 'not numeric'],
  ])('needs a numeric label and a prediction: %#', (input, message) => {
    expect(() => measure(input, ['absolute_error'])).toThrow(message);
  });

  it('needs more than one row where it compares with a mean', () => {
    const one = asTable([{label: 1, prediction: 2}], NOTES);
    expect(measure(one, ['absolute_error'])).toEqual([1]);
    for (const name of [
      'normalized_absolute_error',
      'root_relative_squared_error',
    ]) {
      expect(() => measure(one, [name])).toThrow('more than one row');
    }
  });
});
