import {describe, expect, it} from 'vitest';
import {run as apply} from '@lab/scoring/confidences/apply_threshold';
import {run} from '@lab/scoring/confidences/find_threshold';
import {OperatorError} from '@lab/_shared/types';
import type {Settings, Table} from '@lab/_shared/types';
import {withColumn} from '@support/changedTable';
import {exampleTables, rounded} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [scored, found] = exampleTables(import.meta);

/**
 * A scored table. Test rows do not have to contain the prediction and the other
 * confidence.
 */
function scoredTable(rows: typeof scored): Table {
  const all = (rows ?? []).map((row) => {
    const yes = row['confidence(yes)'];
    return {
      ...row,
      'confidence(no)': yes === '?' ? '?' : 1 - Number(yes),
      'prediction(label)': Number(yes) > 0.5 ? 'yes' : 'no',
    };
  });
  return asTable(all, {
    row: 'id',
    label: {role: 'label', knownValues: ['no', 'yes']},
    'confidence(no)': 'confidence_no',
    'confidence(yes)': 'confidence_yes',
    'prediction(label)': 'prediction',
    weight: 'weight',
  });
}

const table = scoredTable(scored);

function thresholdFor(input: Table, settings: Settings) {
  const {threshold = []} = run({'example set': input}, settings);
  return {threshold, number: shownCells(threshold, 'threshold')[0]};
}

function costs(first: number, second: number, bias = 'optimistic'): Settings {
  return {
    misclassification_costs_first: first,
    misclassification_costs_second: second,
    roc_bias: bias,
  };
}

describe('the example', () => {
  it('shows both confidences, and the predictions that follow', () => {
    const shown = scored?.map((row) => [
      row['confidence(no)'],
      row['prediction(label)'],
    ]);
    expect(
      scored?.map(({'confidence(yes)': yes}) => [
        rounded(1 - Number(yes)),
        Number(yes) > 0.5 ? 'yes' : 'no',
      ]),
    ).toEqual(shown);
  });

  it('lists the threshold, and the errors that it makes', () => {
    expect(found).toHaveLength(4);
    found?.forEach((line) => {
      const first = Number(line['costs first']);
      const second = Number(line['costs second']);
      const {threshold, number} = thresholdFor(
        table,
        costs(first, second, String(line['roc bias'])),
      );
      const {'example set': predicted} = apply(
        {'example set': table, threshold},
        {},
      );
      const labels = shownCells(predicted, 'label');
      const pairs = shownCells(predicted, 'prediction(label)').map(
        (prediction, at) => `${labels[at]} as ${prediction}`,
      );
      const alarms = pairs.filter((pair) => pair === 'no as yes').length;
      const misses = pairs.filter((pair) => pair === 'yes as no').length;
      expect(line).toEqual({
        ...line,
        threshold: number,
        'false alarms': alarms,
        misses,
        costs: alarms * first + misses * second,
      });
    });
  });
});

describe('the operator', () => {
  const numberFor = (
    rows: NonNullable<typeof scored>,
    settings: Settings = {},
  ) => thresholdFor(scoredTable(rows), settings).number;
  const yes = {label: 'yes', 'confidence(yes)': 0.6};
  const no = {label: 'no', 'confidence(yes)': 0.4};

  it('exchanges the costs of classes that are named in the other order', () => {
    const named = {
      ...costs(1, 3),
      define_labels: true,
      first_label: 'yes',
      second_label: 'no',
    };
    expect(thresholdFor(table, named)).toEqual(
      thresholdFor(table, costs(3, 1)),
    );
    expect(() => thresholdFor(table, {...named, first_label: 'maybe'})).toThrow(
      OperatorError,
    );
  });

  it('is infinite where one class for all rows is best', () => {
    expect(numberFor([{...no, 'confidence(yes)': 0.9}, yes], costs(2, 1))).toBe(
      '∞',
    );
    expect(numberFor([{...no, 'confidence(yes)': 0.9}, yes], costs(1, 2))).toBe(
      '-∞',
    );
  });

  it('finds the higher one of two thresholds with equal costs', () => {
    const rows = [
      yes,
      {...no, 'confidence(yes)': 0.5},
      {...yes, 'confidence(yes)': 0.45},
      no,
    ];
    expect(numberFor(rows)).toBe(0.5);
  });

  it('adds up weights, unless it is told not to', () => {
    const rows = [
      {...yes, weight: 1},
      {...no, 'confidence(yes)': 0.5, weight: 1},
      {...yes, 'confidence(yes)': 0.45, weight: 3},
      {...no, weight: 1},
    ];
    expect(numberFor(rows)).toBe(0.4);
    expect(numberFor(rows, {use_example_weights: false})).toBe(0.5);
  });

  it('sorts a missing confidence first, and counts a missing label as a false alarm', () => {
    expect(numberFor([{...no, 'confidence(yes)': '?'}, yes], costs(2, 1))).toBe(
      '∞',
    );
    expect(numberFor([yes, no, {label: '?', 'confidence(yes)': 0.55}])).toBe(
      0.55,
    );
  });

  it.each([
    ['label', 'nominal label'],
    ['prediction', 'no prediction'],
    ['confidence_no', 'no confidence for "no"'],
    ['confidence_yes', 'no confidence for "yes"'],
  ])('needs the role %s', (role, message) => {
    expect(() =>
      thresholdFor(
        table.filter((column) => column.role !== role),
        {},
      ),
    ).toThrow(message);
  });

  it('needs a label with two values', () => {
    const three = withColumn(table, 'label', {
      knownValues: ['no', 'yes', 'maybe'],
    });
    expect(() => thresholdFor(three, {})).toThrow('has 3 values');
  });
});
