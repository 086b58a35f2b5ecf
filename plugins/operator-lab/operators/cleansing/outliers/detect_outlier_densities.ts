import {
  pointsOf,
  regularColumns,
  rowCount,
} from '../../_shared/tables/innerNumbers';
import {outlierDistance} from '../../_shared/distances/outlierDistance';
import {withOutlierMarks} from '../../_shared/tables/withRole';
import {OperatorError} from '../../_shared/types';
import type {Run} from '../../_shared/types';

/**
 * Detect Outlier (Densities): marks rows with few rows nearer than a distance.
 * The row itself also counts.
 */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const {distance, proportion} = settings;
  if (typeof distance !== 'number' || typeof proportion !== 'number') {
    throw new OperatorError('A distance and a proportion must be given.');
  }
  const kind = String(settings.distance_function);
  const points = pointsOf(regularColumns(table), rowCount(table));
  const mostNear = Math.round(points.length * (1 - proportion));
  return {
    'example set output': withOutlierMarks(
      table,
      points.map(
        (point) =>
          points.filter(
            (other) => outlierDistance(point, other, kind) < distance,
          ).length <= mostNear,
      ),
    ),
  };
};
