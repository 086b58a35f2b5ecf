import {describe, expect, it} from 'vitest';
import {run, sizes, stratifiedSizes} from '@lab/validation/split_validation';
import {column, exampleTables, picked} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';
import {sampleTable} from '@support/sampleData';

const [customers, shown] = exampleTables(import.meta);
const NAMES = ['customer_id', 'tenure_months', 'churn'];
const table = asTable(customers, {customer_id: 'id', churn: 'label'}, NAMES);

describe('the example', () => {
  it('takes the first ten customers of the sample data', () => {
    const file = shownRows(sampleTable('churn-customers.csv')).slice(0, 10);
    expect(picked(customers, NAMES)).toEqual(picked(file, NAMES));
  });

  it('divides, predicts, and measures as the page shows', () => {
    const {tested} = run({training: table}, {});
    const test = (customers ?? []).filter(({part}) => part === 'test');
    const names = [...NAMES, 'prediction(churn)'];
    expect(picked(shownRows(tested), names)).toEqual(picked(test, names));
    expect(column(customers, 'part').indexOf('test')).toBe(7);
  });

  it('has the sizes of other settings', () => {
    const results = column(shown, 'setting').map((text) => {
      const settings = Object.fromEntries(
        String(text)
          .split(', ')
          .map((part) => part.split(' '))
          .map(([name, value]) => [name ?? '', Number(value)]),
      );
      return sizes(10, {
        split: 'split_ratio' in settings ? 'relative' : 'absolute',
        ...settings,
      });
    });
    expect(results.map(([training]) => training)).toEqual(
      column(shown, 'training rows'),
    );
    expect(results.map(([, test]) => test)).toEqual(column(shown, 'test rows'));
  });

  it('takes four of five rows of each class', () => {
    expect(stratifiedSizes([5, 5], 0.7)).toEqual([4, 4]);
  });

  it('has test results of 100 rows between 72% and 88%', () => {
    const deviation = Math.sqrt((0.8 * 0.2) / 100);
    expect(0.8 - 2 * deviation).toBeCloseTo(0.72);
    expect(0.8 + 2 * deviation).toBeCloseTo(0.88);
  });
});

it('rejects sizes that do not fit, or are not set', () => {
  const absolute = (training: number, test: number) => () =>
    sizes(10, {
      split: 'absolute',
      training_set_size: training,
      test_set_size: test,
    });
  expect(absolute(8, 3)).toThrow('fewer than 11');
  expect(absolute(-1, -1)).toThrow('Neither');
  expect(absolute(8, 2)()).toEqual([8, 2]);
});
