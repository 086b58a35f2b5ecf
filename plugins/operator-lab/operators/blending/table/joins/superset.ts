import {supersetColumns} from '../../../_shared/tables/supersetColumns';
import type {Run} from '../../../_shared/types';

/** Superset: two tables, each with the columns of the other. */
export const run: Run = (inputs, settings) => {
  const {'example set 1': one = [], 'example set 2': other = []} = inputs;
  const [first, second] = supersetColumns(
    one,
    other,
    settings.include_special_attributes === true,
  );
  return {'superset 1': first, 'superset 2': second};
};
