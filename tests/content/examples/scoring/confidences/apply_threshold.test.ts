import {describe, expect, it} from 'vitest';
import {run} from '@lab/scoring/confidences/apply_threshold';
import {thresholdTable} from '@lab/_shared/models/threshold';
import {OperatorError} from '@lab/_shared/types';
import type {Table} from '@lab/_shared/types';
import {withColumn} from '@support/changedTable';
import {column, exampleTables, numbers} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [payments, summary, parts] = exampleTables(import.meta);
const table = asTable(payments, {
  payment: 'id',
  label: 'label',
  'confidence(fraud)': 'confidence_fraud',
  before: {role: 'prediction', type: 'binominal'},
});

function predicted(
  input: Table,
  threshold: number,
  firstClass = 'fine',
  secondClass = 'fraud',
) {
  const {'example set': output} = run(
    {
      'example set': input,
      threshold: thresholdTable({threshold, firstClass, secondClass}),
    },
    {},
  );
  return shownCells(output, 'before');
}

describe('the example', () => {
  it('has the predictions before and after', () => {
    expect(predicted(table, 0.5)).toEqual(column(payments, 'before'));
    expect(predicted(table, 0.3)).toEqual(column(payments, 'after'));
  });

  it('has the three parts of its threshold', () => {
    expect(
      shownRows(
        thresholdTable({
          threshold: 0.3,
          firstClass: 'fine',
          secondClass: 'fraud',
        }),
      ),
    ).toEqual(parts);
  });

  it('counts what each threshold finds', () => {
    const labels = column(payments, 'label');
    expect(numbers(summary, 'Threshold')).toEqual([0.5, 0.3]);
    expect(summary).toEqual(
      [0.5, 0.3].map((threshold) => {
        const rows = predicted(table, threshold).map(
          (prediction, at) => [prediction, labels[at]] as const,
        );
        const alarms = rows.filter(([prediction]) => prediction === 'fraud');
        const found = alarms.filter(([, label]) => label === 'fraud').length;
        return {
          Threshold: threshold,
          'Frauds found': found,
          'False alarms': alarms.length - found,
          Right: rows.filter(([prediction, label]) => prediction === label)
            .length,
        };
      }),
    );
  });
});

describe('the operator', () => {
  const polynominal = withColumn(table, 'prediction', {type: 'nominal'});

  it('gives one class to all rows at an infinite threshold', () => {
    expect(new Set(predicted(table, Infinity))).toEqual(new Set(['fine']));
    expect(predicted(table, -Infinity).slice(0, -1)).toEqual(
      Array.from({length: 6}, () => 'fraud'),
    );
  });

  it('adds a first class that a polynominal prediction does not know', () => {
    expect(predicted(polynominal, 0.5, 'good')[1]).toBe('good');
    expect(() => predicted(table, 0.5, 'good')).toThrow(OperatorError);
  });

  it('needs a nominal prediction', () => {
    const without = table.filter(({role}) => role !== 'prediction');
    expect(() => predicted(without, 0.5)).toThrow('no prediction');
    const numeric = withColumn(table, 'prediction', {type: 'real'});
    expect(() => predicted(numeric, 0.5)).toThrow('must be nominal');
  });

  it('gives the first class to all rows without a confidence for the second', () => {
    expect(new Set(predicted(polynominal, 0.5, 'fine', 'theft'))).toEqual(
      new Set(['fine']),
    );
  });
});
