import {partsOf} from '../../../_shared/tables/partitions';
import {randomOf, rowsAt} from '../../../_shared/tables/randomRows';
import {OperatorError} from '../../../_shared/types';
import type {Run} from '../../../_shared/types';

/** Loop Data Fractions: returns the rows of the selected part. */
export const run: Run = ({'example set': table = []}, settings) => {
  const fraction = Number(settings.fraction ?? 0.05);
  if (fraction < 0 || fraction > 1) {
    throw new OperatorError('The fraction is not between 0 and 1.');
  }
  const parts = partsOf(table, {
    ratios: [fraction, 1 - fraction],
    sampling: String(settings.sampling_type ?? 'stratified sampling'),
    random: randomOf(settings),
  });
  const rows = [...parts.keys()].filter((row) => parts[row] === 0);
  return {'example subset': rowsAt(table, rows)};
};
