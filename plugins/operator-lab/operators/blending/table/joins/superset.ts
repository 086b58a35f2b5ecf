import {supersetColumns} from '../../../_shared/tables/supersetColumns';
import type {Run} from '../../../_shared/types';

/** Superset: adds the columns of each table to the other one. */
export const run: Run = (inputs, settings) => {
  const {'example set 1': one = [], 'example set 2': other = []} = inputs;
  const [first, second] = supersetColumns(
    one,
    other,
    settings.include_special_attributes === true,
  );
  return {'superset 1': first, 'superset 2': second};
};
