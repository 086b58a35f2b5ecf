import {sum} from '../../../_shared/numbers/averages';
import {
  sizesOf,
  withMeasures,
} from '../../../_shared/performance/clusterPerformance';
import type {Run} from '../../../_shared/types';

/** Cluster Count Performance. The cluster model is a table with a row for each cluster. */
export const run: Run = ({'cluster model': model, performance}) => {
  const sizes = sizesOf(model);
  return {
    'cluster model': model ?? [],
    performance: withMeasures(performance, [
      ['Number of clusters', sizes.length],
      ['Cluster Number Index', 1 - sizes.length / sum(sizes)],
    ]),
  };
};
