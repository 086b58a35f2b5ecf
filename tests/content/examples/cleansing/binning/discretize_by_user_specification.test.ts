import {expect, it} from 'vitest';
import {column, exampleTables} from '../../../support/exampleTables';

const [classes = [], orders] = exampleTables(
  'operators/cleansing/binning/discretize_by_user_specification',
);

it('gives each value the first class whose limit it does not exceed', () => {
  const expected = column(orders, 'delay before').map((delay) =>
    typeof delay === 'number'
      ? classes.find((row) => delay <= Number(row['upper limit']))?.[
          'class names'
        ]
      : '?',
  );
  expect(column(orders, 'delay after')).toEqual(expected);
});
