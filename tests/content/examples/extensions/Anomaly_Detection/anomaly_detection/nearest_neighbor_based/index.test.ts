import {expect, it} from 'vitest';
import {run as connectivity} from '@lab/extensions/Anomaly_Detection/anomaly_detection/nearest_neighbor_based/connectivity_based_outlier_factor_cof';
import {run as influenced} from '@lab/extensions/Anomaly_Detection/anomaly_detection/nearest_neighbor_based/influenced_outlierness_inflo';
import {run as globalScore} from '@lab/extensions/Anomaly_Detection/anomaly_detection/nearest_neighbor_based/k_nn_global_anomaly_score';
import {run as integral} from '@lab/extensions/Anomaly_Detection/anomaly_detection/nearest_neighbor_based/local_correlation_integral_loci';
import {run as localFactor} from '@lab/extensions/Anomaly_Detection/anomaly_detection/nearest_neighbor_based/local_outlier_factor_lof';
import {run as probability} from '@lab/extensions/Anomaly_Detection/anomaly_detection/nearest_neighbor_based/local_outlier_probability_loop';
import type {Run, Settings} from '@lab/_shared/types';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [table = []] = exampleTables(import.meta, 'Six scores of the same pumps');
const pumps = asTable(table, {pump: 'id'}, ['pump', 'temperature', 'pressure']);
const two = {k: 2, 'k_min_(MinPtsLB)': 2, 'k_max_(MinPtsUB)': 2, n_min: 5};
const OPERATORS: readonly (readonly [string, Run, Settings])[] = [
  ['k-NN', globalScore, two],
  ['LOF', localFactor, two],
  ['COF', connectivity, two],
  ['INFLO', influenced, two],
  ['LoOP', probability, two],
  ['LOCI', integral, two],
];

it.each(OPERATORS)('computes the scores of %s', (name, run, settings) => {
  const output = run({'example set': pumps}, settings);
  expect(shownCells(output['example set'], 'outlier')).toEqual(
    column(table, name),
  );
});

it('has P5 third in five of six scores', () => {
  const third = OPERATORS.filter(([name]) => {
    const scores = column(table, name).map(Number);
    return [...scores].sort((a, b) => b - a)[2] === scores[4];
  });
  expect(third.map(([name]) => name)).toEqual([
    'LOF',
    'COF',
    'INFLO',
    'LoOP',
    'LOCI',
  ]);
});
