import {describe, expect, it} from 'vitest';
import {run} from '@lab/validation/performance/predictive/performance_binominal_classification';
import type {Settings, Table} from '@lab/_shared/types';
import {firstRows} from '@support/changedTable';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [payments, shown] = exampleTables(import.meta);
const NOTES = {
  payment: {role: 'id'},
  fraud: {role: 'label'},
  'prediction(fraud)': {role: 'prediction', type: 'nominal'},
  'confidence(yes)': {role: 'confidence_yes'},
  'confidence(no)': {role: 'confidence_no'},
} as const;
const scored = (rows: Parameters<typeof asTable>[0]) => asTable(rows, NOTES);
const table = scored(payments);
const NO_IS_POSITIVE = {
  manually_set_positive_class: true,
  positive_class: 'no',
};

function values(
  input: Table,
  names: readonly unknown[],
  settings: Settings = {},
) {
  const chosen = Object.fromEntries(names.map((name) => [String(name), true]));
  return shownCells(
    run({'labelled data': input}, {accuracy: false, ...chosen, ...settings})
      .performance,
    'value',
  );
}

describe('the example', () => {
  const names = column(shown, 'measure');

  it('measures both classes as the positive one', () => {
    expect(values(table, names)).toEqual(column(shown, 'yes is positive'));
    expect(values(table, names, NO_IS_POSITIVE)).toEqual(
      column(shown, 'no is positive'),
    );
  });

  it('has two hits, one miss, one false alarm, and four rightly let through', () => {
    expect(
      values(table, [
        'true_positive',
        'false_negative',
        'false_positive',
        'true_negative',
      ]),
    ).toEqual([1, 1, 2, 4]);
  });

  it('has 16 pairs in order and 2 ties', () => {
    const confidences = (label: string) =>
      (payments ?? [])
        .filter(({fraud}) => fraud === label)
        .map((row) => Number(row['confidence(yes)']));
    const pairs = confidences('yes').flatMap((yes) =>
      confidences('no').map((no) => Math.sign(yes - no)),
    );
    expect(pairs).toHaveLength(20);
    expect(pairs.filter((sign) => sign === 1)).toHaveLength(16);
    expect(pairs.filter((sign) => sign === 0)).toHaveLength(2);
  });
});

describe('the operator', () => {
  const rows = payments ?? [];
  const all = {skip_undefined_labels: false};

  it('has measures that follow from others', () => {
    const [recall = 0, sensitivity, specificity = 0, youden] = values(table, [
      'recall',
      'sensitivity',
      'specificity',
      'youden',
    ]);
    expect(sensitivity).toBe(recall);
    expect(youden).toBeCloseTo(Number(recall) + Number(specificity) - 1, 2);
    const [precision = 0, positive, negative = 0, psep] = values(table, [
      'precision',
      'positive_predictive_value',
      'negative_predictive_value',
      'psep',
    ]);
    expect(positive).toBe(precision);
    expect(psep).toBeCloseTo(Number(precision) + Number(negative) - 1, 2);
  });

  it('takes a missing prediction as negative where it is not skipped, but accuracy stops', () => {
    expect(values(table, ['recall'], all)).toEqual([0.5]);
    expect(() => values(table, ['accuracy'], all)).toThrow('Row 9');
  });

  it('leaves out a piece of the curve where a negative row has confidence 1', () => {
    const certain = scored(
      rows.map((row) =>
        Number(row.payment) === 4 || Number(row.payment) === 6
          ? {...row, 'confidence(yes)': 1}
          : row,
      ),
    );
    const [optimistic, area, pessimistic] = values(certain, [
      'AUC (optimistic)',
      'AUC',
      'AUC (pessimistic)',
    ]).map(Number);
    expect(((optimistic ?? 0) + (pessimistic ?? 0)) / 2).toBeCloseTo(0.8, 3);
    // One of four positives and one of five negatives are tied: a triangle with
    // an area of 1/4 * 1/5 / 2.
    expect(area).toBeCloseTo(0.8 - 0.025, 3);
  });

  it('has no precision without positive predictions', () => {
    const none = scored(
      rows.map((row, at) => ({
        ...row,
        'prediction(fraud)': at === 3 ? 'yes' : 'no',
      })),
    ).map((one) => ({
      ...one,
      values:
        one.role === 'prediction' ? one.values.map(() => 'no') : one.values,
      ...(one.role === 'prediction' && {knownValues: ['no', 'yes']}),
    }));
    expect(values(none, ['precision', 'f_measure', 'recall'])).toEqual([
      '?',
      0,
      '?',
    ]);
  });

  it('rejects a wrong class, other labels, and a table without rows', () => {
    expect(() =>
      values(table, ['recall'], {...NO_IS_POSITIVE, positive_class: 'x'}),
    ).toThrow('no class "x"');
    const three = scored([...rows, {...rows[0], fraud: 'maybe'}] as never);
    expect(() => values(three, ['recall'])).toThrow('two values');
    expect(() => values(firstRows(table, 0), ['recall'])).toThrow('no rows');
    expect(() => values(table, [])).toThrow('No measure');
  });
});
