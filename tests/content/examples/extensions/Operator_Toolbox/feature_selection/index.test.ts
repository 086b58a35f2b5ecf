import {expect, it} from 'vitest';
import {run} from '@lab/modeling/feature_weights/weight_by_information_gain';
import {withColumn} from '@support/changedTable';
import {exampleTables} from '@support/exampleTables';
import {shownRows} from '@support/runTables';
import {sampleTable} from '@support/sampleData';

const [ranking = []] = exampleTables(
  import.meta,
  'Worked example: a ranking and its trap',
);

it('ranks the columns of the sample data as shown, an id first', () => {
  const customers = withColumn(sampleTable('churn-customers.csv'), 'churn', {
    role: 'label',
  });
  const settings = {sort_weights: true, sort_direction: 'descending'};
  expect(
    shownRows(run({'example set': customers}, settings).weights).map(
      ({column, weight}) => ({column, 'weight in bits': weight}),
    ),
  ).toEqual(ranking);
});
