import {expect, it} from 'vitest';
import {run} from '@lab/extensions/Operator_Toolbox/performance/performance_auprc';
import {column, exampleTables} from '@support/exampleTables';
import type {ExampleTable} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [payments = [], balance] = exampleTables(import.meta);

function measured(rows: ExampleTable) {
  const lab = asTable(
    rows.map((row) => ({...row, 'prediction(fraud)': row.fraud ?? '?'})),
    {
      fraud: {
        type: 'binominal',
        role: 'label',
        knownValues: ['no', 'yes'],
      },
      'confidence(yes)': 'confidence_yes',
      'prediction(fraud)': 'prediction',
    },
    ['fraud', 'confidence(yes)', 'prediction(fraud)'],
  );
  const {per, curve, lines} = run({lab}, {AUC: true});
  const [auprc, auc] = shownCells(per, 'value');
  return {auprc, auc, curve, lines: shownCells(lines, 'area')[0]};
}

const flooded = payments.flatMap((row) =>
  row.fraud === 'no' ? [row, row, row, row, row] : [row],
);

it.each(['Precision', 'Recall'])('shows the %s at each threshold', (name) => {
  const byConfidence = new Map(
    payments.map((row) => [row['confidence(yes)'], row[name]]),
  );
  expect(shownCells(measured(payments).curve, name)).toEqual([
    ...byConfidence.values(),
  ]);
  for (const row of payments) {
    expect(row[name]).toBe(byConfidence.get(row['confidence(yes)'] ?? ''));
  }
});

it('adds up the area in steps, and along straight lines', () => {
  expect(measured(payments)).toMatchObject({auprc: 0.722, lines: 0.678});
});

it('falls with the share of positive rows, while AUC stays', () => {
  const both = [payments, flooded];
  expect(
    both.map((rows) => rows.filter(({fraud}) => fraud === 'no').length),
  ).toEqual(column(balance, 'Payments that are not fraud'));
  expect(both.map((rows) => measured(rows).auprc)).toEqual(
    column(balance, 'AUPRC, in steps'),
  );
  expect(both.map((rows) => measured(rows).auc)).toEqual(
    column(balance, 'AUC'),
  );
});

it('is the share of positive rows where all confidences are equal', () => {
  const tied = payments.map((row) => ({...row, 'confidence(yes)': 0.5}));
  expect(measured(tied).auprc).toBe(0.375);
});
