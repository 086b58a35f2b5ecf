import {namedColumn, withAdded} from '../../../_shared/tables/namedColumn';
import type {Column, Run} from '../../../_shared/types';

/** Generate Copy: appends a copy of a column without its role. */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const copied = namedColumn(table, String(settings.attribute_name ?? ''));
  const {type, values, knownValues} = copied;
  const copy: Column = {
    name: String(settings.new_name ?? `copy(${copied.name})`),
    type,
    values,
    ...(knownValues && {knownValues}),
  };
  return {'example set output': withAdded(table, copy), original: table};
};
