import {load} from 'cheerio';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import ConfusionMatrix from '../../../../src/components/ConfusionMatrix';
import {sumUp} from '../../../../src/components/ConfusionMatrix/sums';
import {validateConfusionMatrix} from '../../../../src/components/ConfusionMatrix/validate';

const GOOD = {
  title: 'Churn model',
  labels: ['loyal', 'churn'],
  counts: [
    [870, 40],
    [30, 60],
  ],
};

describe('ConfusionMatrix', () => {
  const text = load(renderToStaticMarkup(<ConfusionMatrix {...GOOD} />))(
    'body',
  ).text();

  it('shows every count', () => {
    for (const count of ['870', '40', '30', '60']) {
      expect(text).toContain(count);
    }
  });

  it('computes sums, precision, and recall', () => {
    // 870 of 910 and 60 of 90; 870 of 900 and 60 of 100.
    for (const percent of ['1,000', '95.6%', '66.7%', '96.7%', '60.0%']) {
      expect(text).toContain(percent);
    }
  });
});

describe('sumUp', () => {
  it('has no precision for a class that is never predicted', () => {
    expect(
      sumUp([
        [5, 2],
        [0, 0],
      ]),
    ).toEqual({
      rows: [7, 0],
      columns: [5, 2],
      total: 7,
      precision: [5 / 7, undefined],
      recall: [1, 0],
    });
  });
});

describe('validateConfusionMatrix', () => {
  it.each([
    [
      {title: ''},
      'ConfusionMatrix: the title is missing; add title="..." that names model and data.',
    ],
    [
      {labels: ['only']},
      'ConfusionMatrix "Churn model": there are not two labels or more; name every class in labels.',
    ],
    [
      {labels: ['same', 'same']},
      'ConfusionMatrix "Churn model": two labels are the same; make every label unique.',
    ],
    [
      {counts: [[1, 2]]},
      'ConfusionMatrix "Churn model": counts is not a table of 2 rows and 2 columns; give one row for each predicted class and one number for each actual class.',
    ],
    [
      {
        counts: [
          [0.5, 1],
          [1, 1],
        ],
      },
      'ConfusionMatrix "Churn model": counts holds something else than whole numbers from 0; write how many rows fall into each cell.',
    ],
  ])('says what is wrong with %j and what to do', (props, message) => {
    expect(() => validateConfusionMatrix({...GOOD, ...props})).toThrow(
      new Error(message),
    );
  });
});
