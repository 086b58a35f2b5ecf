import {expect, it} from 'vitest';
import {
  column,
  exampleTables,
  numbers,
  rounded,
} from '../../../support/exampleTables';

const [input, output, summary] = exampleTables(
  'operators/scoring/confidences/apply_threshold',
);
const labels = column(input, 'label');
const confidences = numbers(input, 'confidence(fraud)');

function predictions(threshold: number): string[] {
  return confidences.map((c) => (c > threshold ? 'fraud' : 'fine'));
}

it.each([
  ['input', input, 0.5],
  ['output', output, 0.3],
])('predictions of the %s', (_, table, threshold) => {
  expect(column(table, 'label')).toEqual(labels);
  expect(numbers(table, 'confidence(fraud)')).toEqual(confidences);
  expect(column(table, 'prediction(label)')).toEqual(predictions(threshold));
});

it('measures both thresholds', () => {
  const rows = [0.5, 0.3].map((threshold) => {
    const predicted = predictions(threshold);
    const hits = predicted.filter(
      (value, at) => value === 'fraud' && labels[at] === 'fraud',
    ).length;
    const alarms = predicted.filter((value) => value === 'fraud').length;
    const frauds = labels.filter((value) => value === 'fraud').length;
    const right = predicted.filter((value, at) => value === labels[at]).length;
    return {
      Threshold: threshold,
      'Recall of fraud': rounded(hits / frauds),
      'Precision of fraud': rounded(hits / alarms),
      Accuracy: rounded(right / labels.length),
    };
  });
  expect(summary).toEqual(rows);
});
