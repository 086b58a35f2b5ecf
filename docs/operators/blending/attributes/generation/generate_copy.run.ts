import {namedColumn, withAdded} from '../../../_run/namedColumn';
import type {Run} from '../../../_run/types';

/** Generate Copy: a column once more, behind the others and without a role. */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const {role: _, ...copy} = namedColumn(
    table,
    String(settings.attribute_name ?? ''),
  );
  return {
    'example set output': withAdded(table, {
      ...copy,
      name: String(settings.new_name ?? `copy(${copy.name})`),
    }),
    original: table,
  };
};
