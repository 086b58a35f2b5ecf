import {expect, it} from 'vitest';
import {run as globalScore} from '@lab/extensions/Anomaly_Detection/anomaly_detection/nearest_neighbor_based/k_nn_global_anomaly_score';
import {run as localFactor} from '@lab/extensions/Anomaly_Detection/anomaly_detection/nearest_neighbor_based/local_outlier_factor_lof';
import {run as univariate} from '@lab/extensions/Anomaly_Detection/univariate_anomaly_detection';
import {column, exampleTables, rounded} from '@support/exampleTables';
import {chartData} from '@support/figures';
import {asTable, shownCells} from '@support/runTables';

const [table = []] = exampleTables(import.meta, 'Three scores on one table');
const pumps = asTable(table, {pump: 'id'}, ['pump', 'temperature', 'pressure']);
const input = {'example set': pumps};
const SCORES = {
  'k-NN': shownCells(globalScore(input, {k: 2})['example set'], 'outlier'),
  LOF: shownCells(
    localFactor(input, {'k_min_(MinPtsLB)': 2, 'k_max_(MinPtsUB)': 2})[
      'example set'
    ],
    'outlier',
  ),
  univariate: shownCells(
    univariate(
      {exa: pumps},
      {method: 'Percentile Distance', percentile_threshold: 0.1},
    ).outlier,
    'prediction',
  ),
};

it.each(Object.entries(SCORES))('computes the scores of %s', (name, scores) => {
  expect(scores).toEqual(column(table, name));
});

it('draws shares of the largest scores', () => {
  const shown = ['P5', 'P6', 'P10', 'P11'];
  const shares = Object.entries(SCORES).map(([name, scores]) => {
    const largest = Math.max(...scores.map(Number));
    return [
      name,
      column(table, 'pump').flatMap((pump, at) =>
        shown.includes(String(pump))
          ? [rounded(Number(scores[at]) / largest, 2)]
          : [],
      ),
    ];
  });
  expect(chartData(import.meta)).toEqual([Object.fromEntries(shares)]);
});
