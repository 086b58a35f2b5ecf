import {expect, it} from 'vitest';
import {column, exampleTables, numbers} from '../../../support/exampleTables';

const [input, steps, found] = exampleTables(
  'operators/scoring/confidences/find_threshold',
);
const labels = column(input, 'label');
const confidences = numbers(input, 'confidence(yes)');
const candidates = confidences.filter((_, at) => labels[at] === 'no');

/** False alarms and misses when rows above the threshold are predicted yes. */
function errors(threshold: number) {
  const rows = labels.map((label, at) => ({
    isYes: label === 'yes',
    isAbove: (confidences[at] ?? NaN) > threshold,
  }));
  return {
    falseAlarms: rows.filter(({isYes, isAbove}) => isAbove && !isYes).length,
    misses: rows.filter(({isYes, isAbove}) => isYes && !isAbove).length,
  };
}

function cost(threshold: number, first: number, second: number): number {
  const {falseAlarms, misses} = errors(threshold);
  return falseAlarms * first + misses * second;
}

it('has five rows of each class', () => {
  expect(candidates).toHaveLength(5);
  expect(labels).toHaveLength(10);
});

it('lists the errors and costs of each threshold', () => {
  expect(steps).toEqual(
    candidates.map((threshold) => ({
      threshold,
      'false alarms': errors(threshold).falseAlarms,
      misses: errors(threshold).misses,
      'costs 1 and 1': cost(threshold, 1, 1),
      'costs 1 and 3': cost(threshold, 1, 3),
      'costs 3 and 1': cost(threshold, 3, 1),
    })),
  );
});

it('finds the cheapest threshold, cheaper than a single class', () => {
  const seconds = numbers(found, 'costs second');
  expect(numbers(found, 'threshold found')).toEqual(
    numbers(found, 'costs first').map((first, at) => {
      const second = seconds[at] ?? NaN;
      return [-Infinity, Infinity, ...candidates].sort(
        (a, b) => cost(a, first, second) - cost(b, first, second),
      )[0];
    }),
  );
});
