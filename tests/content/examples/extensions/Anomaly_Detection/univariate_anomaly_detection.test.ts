import {expect, it} from 'vitest';
import {run} from '@lab/extensions/Anomaly_Detection/univariate_anomaly_detection';
import type {Settings} from '@lab/_shared/types';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [table = []] = exampleTables(import.meta);
const orders = asTable(table, {order: 'id'}, ['order', 'items', 'weight']);

function scored(name: string, settings: Settings = {}) {
  const output = run(
    {exa: orders},
    {
      method: 'Percentile Distance',
      percentile_threshold: 0.15,
      show_individual_scores: true,
      ...settings,
    },
  );
  return [...shownCells(output.outlier, name)];
}

it.each(['Maximum', 'Product'])('gives the %s of the page', (method) => {
  expect(scored('prediction', {aggregation_method: method})).toEqual(
    column(table, method),
  );
});

it('scores one side only', () => {
  const bottom = scored('prediction(items)', {scoring_type: 'only_bottom'});
  expect([bottom[0], bottom.at(-1)]).toEqual([1, 0]);
  const top = scored('prediction(items)', {scoring_type: 'only_top'});
  expect([top[0], top.at(-1)]).toEqual([0, 1]);
});
