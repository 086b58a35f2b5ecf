import {expect, it} from 'vitest';
import {run as backward} from '@lab/modeling/optimization/feature_weighting/optimize_weights_backward';
import {run as forward} from '@lab/modeling/optimization/feature_weighting/optimize_weights_forward';
import {neighborAccuracy} from '@lab/_shared/search/weightSearch';
import type {Run} from '@lab/_shared/types';
import {shownCells} from '@support/runTables';
import {VISITORS, WEIGHT_ENDS, WEIGHTED} from '@support/visitors';

function rowOf(Operator: string, run: Run) {
  const {weights, performance, tried} = run(
    {'example set in': VISITORS},
    {normalize_weights: false},
  );
  const found = shownCells(weights, 'weight');
  return {
    Operator,
    ...Object.fromEntries(WEIGHTED.map((name, at) => [name, found[at]])),
    accuracy: shownCells(performance, 'performance')[0],
    Runs: shownCells(tried, 'performance').length,
  };
}

it('ends the searches as the overview shows', () => {
  const all = {
    Operator: 'all weights 1',
    visits: 1,
    age: 1,
    distance: 1,
    accuracy: neighborAccuracy(VISITORS)([1, 1, 1]),
    Runs: 1,
  };
  expect([all, rowOf('Forward', forward), rowOf('Backward', backward)]).toEqual(
    WEIGHT_ENDS,
  );
});
