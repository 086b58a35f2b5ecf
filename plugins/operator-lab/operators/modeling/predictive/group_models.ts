import {run as replaceMissingValues} from '../../cleansing/missing/replace_missing_values';
import {run as normalize} from '../../cleansing/normalization/normalize';
import type {Run, Table} from '../../_shared/types';

const INPUT = 'example set input';
const OUTPUT = 'example set output';

/**
 * Group Models with one model that fills missing values and one that
 * normalizes. Both are trained on `training set`, where filling comes first,
 * and applied to `new data` in the order of the setting `models`.
 */
export const run: Run = (inputs, settings) => {
  const {'training set': training = [], 'new data': data = []} = inputs;
  const filled = replaceMissingValues({[INPUT]: training}, {})[OUTPUT] ?? [];
  const models: Readonly<Record<string, (table: Table) => Table>> = {
    fill: (table) =>
      replaceMissingValues({[INPUT]: training, 'new data': table}, {})
        .applied ?? [],
    scale: (table) =>
      normalize({[INPUT]: filled, 'new data': table}, {}).applied ?? [],
  };
  const order = String(settings.models ?? 'fill, scale').split(', ');
  return {
    applied: order.reduce(
      (table, name) => models[name]?.(table) ?? table,
      data,
    ),
  };
};
