import {expect, it} from 'vitest';
import {run as selectByWeights} from '@lab/blending/attributes/selection/select_by_weights';
import {run} from '@lab/modeling/feature_weights/data_to_weights';
import {firstRows} from '@support/changedTable';
import {exampleTables} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {asTable, shownRows} from '@support/runTables';

const [, weights, customer, reduced] = exampleTables(import.meta);
const {input: table, output: computed} = liveExample(import.meta, run);

it('gives each regular column the weight 1, whatever the settings', () => {
  for (const normalize_weights of [false, true]) {
    const settings = {normalize_weights, sort_direction: 'descending'};
    expect(shownRows(computed(settings))).toEqual(weights);
  }
});

it('reduces new data to these columns', () => {
  const ones = computed();
  expect(
    shownRows(
      selectByWeights(
        {'example set input': asTable(customer), weights: ones},
        {},
      )['example set output'],
    ),
  ).toEqual(reduced);
});

it('takes a table without rows', () => {
  const empty = firstRows(table, 0);
  expect(shownRows(computed({}, empty))).toEqual(weights);
});
