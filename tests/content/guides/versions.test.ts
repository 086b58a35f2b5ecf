import {expect, it} from 'vitest';
import {exampleTables} from '../support/exampleTables';
import {sampleTable} from '../support/sampleData';
import {columnOf} from '../support/rows';

it('counts the offers of both releases', () => {
  const confidences = columnOf(
    sampleTable('churn-holdout.csv'),
    'confidence(churn)',
  ).values.map(Number);
  const offers = (threshold: number) =>
    confidences.filter((confidence) => confidence >= threshold).length;
  const [checks = []] = exampleTables(
    'projects/versions',
    'Worked example: release 3 of a churn score',
  );
  const [old, changed] = [offers(0.5), offers(0.3)];
  expect(checks.slice(0, 2).map((row) => Object.values(row).slice(1))).toEqual([
    [confidences.length, confidences.length, 0],
    [old, changed, changed - old],
  ]);
});
