import {describe, expect, it} from 'vitest';
import {run} from '@lab/validation/performance/predictive/performance_classification';
import type {Settings, Table} from '@lab/_shared/types';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [messages, shown] = exampleTables(import.meta);
const NOTES = {
  row: {role: 'id'},
  label: {role: 'label'},
  prediction: {role: 'prediction', type: 'nominal'},
  weight: {role: 'weight'},
  'confidence(a)': {role: 'confidence_a'},
  'confidence(b)': {role: 'confidence_b'},
} as const;
const table = asTable(messages, NOTES);

function measure(
  input: Table,
  names: readonly string[],
  settings: Settings = {},
) {
  const chosen = Object.fromEntries(names.map((name) => [name, true]));
  const {performance} = run(
    {'labelled data': input},
    {accuracy: false, ...chosen, ...settings},
  );
  return performance;
}

const value = (input: Table, name: string, settings: Settings = {}) =>
  shownCells(measure(input, [name], settings), 'value')[0];

describe('the example', () => {
  it('lists the measures, with both sets of weights', () => {
    const names = column(shown, 'measure').map(String);
    expect(names).toHaveLength(5);
    const weights = {class_weights: [['other', '3']]} as const;
    expect(shownCells(measure(table, names, weights), 'value')).toEqual(
      column(shown, 'other weighs 3'),
    );
  });

  it('has a row without prediction, which stops the count where it is not skipped', () => {
    expect(column(messages, 'prediction')).toContain('?');
    expect(() =>
      value(table, 'accuracy', {skip_undefined_labels: false}),
    ).toThrow('Row 10');
  });
});

describe('the operator', () => {
  const scored = (rows: Parameters<typeof asTable>[0]) => asTable(rows, NOTES);
  const rows = [
    {label: 'a', prediction: 'a', 'confidence(a)': 0.9, 'confidence(b)': 0.1},
    {label: 'b', prediction: 'a', 'confidence(a)': 0.5, 'confidence(b)': 0.5},
    {label: 'b', prediction: '?', 'confidence(a)': 0.75, 'confidence(b)': 0.25},
  ];

  it('takes the confidence for the real class, in errors of the rows that count and in losses of all', () => {
    expect(value(scored(rows), 'absolute_error')).toBe(0.3);
    expect(value(scored(rows), 'soft_margin_loss')).toBe(0.45);
    expect(value(scored(rows), 'margin')).toBe(0.25);
    expect(value(scored(rows), 'cross-entropy')).toBe(0.788);
  });

  it('has no loss with a missing label, whatever is skipped', () => {
    const unlabeled = scored([...rows, {...rows[0], label: '?'}]);
    expect(value(unlabeled, 'margin')).toBe('?');
    expect(value(unlabeled, 'absolute_error')).toBe(0.3);
  });

  it('takes a predicted class that the label does not know as one more, but not in means', () => {
    const unknown = scored([...rows, {...rows[0], prediction: 'c'}]);
    expect(value(unknown, 'accuracy')).toBe(0.333);
    expect(() => value(unknown, 'weighted_mean_recall')).toThrow('Row 4');
  });

  it('compares a normalized error with the mean position of the class', () => {
    expect(value(scored(rows), 'normalized_absolute_error')).toBe(
      Number((0.6 / (2 * (1 - 2 / 3))).toFixed(3)),
    );
  });

  it('has no kappa where chance is always right', () => {
    expect(value(scored(rows.slice(0, 1)), 'kappa')).toBe('?');
  });

  it('lets rows count by their weights', () => {
    const weighted = scored(
      rows.map((row, at) => ({...row, weight: at === 0 ? 3 : 1})),
    );
    expect(value(weighted, 'accuracy')).toBe(0.75);
    expect(value(weighted, 'accuracy', {use_example_weights: false})).toBe(0.5);
    const negative = scored(rows.map((row) => ({...row, weight: -1})));
    expect(() => value(negative, 'accuracy')).toThrow('negative');
  });

  it('keeps measures that come in, and replaces one of the same name', () => {
    const before = asTable([
      {measure: 'rules', value: 7},
      {measure: 'kappa', value: 0.9},
    ]);
    const {performance} = run(
      {'labelled data': table, performance: before},
      {kappa: true},
    );
    expect(shownRows(performance)).toEqual([
      {measure: 'rules', value: 7},
      {measure: 'accuracy', value: 0.667},
      {measure: 'kappa', value: 0.357},
    ]);
  });

  it('computes the main criterion without its box, and needs one measure', () => {
    expect(
      shownCells(measure(table, [], {main_criterion: 'kappa'}), 'measure'),
    ).toEqual(['kappa']);
    expect(() => measure(table, [])).toThrow('No measure');
  });

  it('rejects a weight for an unknown class, and a numeric label', () => {
    expect(() =>
      value(table, 'weighted_mean_recall', {class_weights: [['x', '2']]}),
    ).toThrow('no class named "x"');
    expect(value(table, 'accuracy', {class_weights: [['x', '2']]})).toBe(
      value(table, 'accuracy'),
    );
    expect(() =>
      value(asTable([{label: 1, prediction: 1}], NOTES), 'accuracy'),
    ).toThrow('must be nominal');
  });
});
