import {partsOf} from '../../../_run/partitions';
import {randomOf, rowsAt} from '../../../_run/randomRows';
import {OperatorError} from '../../../_run/types';
import type {Run} from '../../../_run/types';

/** Loop Data Fractions: the rows of the part. */
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
