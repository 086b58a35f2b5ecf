import {rowCount} from '../_shared/tables/innerNumbers';
import {javaRandom} from '../_shared/numbers/javaRandom';
import {partsOf} from '../_shared/tables/partitions';
import type {Run} from '../_shared/types';
import {someRows, wrapperRound} from '../_shared/search/wrapperRound';

/**
 * Wrapper Split Validation of weights by correlation and k-NN with one
 * neighbor. In addition to the operator's outputs, `tested` has the test rows.
 */
export const run: Run = ({'example set in': table = []}, settings) => {
  const share = Number(settings.split_ratio ?? 0.7);
  const parts = partsOf(table, {
    ratios: [share, 1 - share],
    sampling: String(settings.sampling_type ?? 'automatic'),
    random: javaRandom(Number(settings.local_random_seed ?? 1992)),
  });
  const {weights, tested, correct} = wrapperRound(
    someRows(table, (row) => parts[row] === 0),
    someRows(table, (row) => parts[row] === 1),
  );
  return {
    'performance vector out': [
      {name: 'accuracy', type: 'real', values: [correct / rowCount(tested)]},
    ],
    'attribute weights out': [
      {name: 'column', type: 'nominal', values: [...weights.keys()]},
      {name: 'weight', type: 'real', values: [...weights.values()]},
    ],
    tested,
  };
};
