import {groupedAnova} from '../../_shared/performance/groupedAnova';
import {OperatorError} from '../../_shared/types';
import type {Run, Value} from '../../_shared/types';

/**
 * Grouped ANOVA: tests if the mean of a column differs between groups. `groups`
 * has their sizes and means, `table` the sums of squares, and `significance`
 * the result.
 */
export const run: Run = (inputs, settings) => {
  const {'example set': table = []} = inputs;
  const columnOf = (key: string) => {
    const name = String(settings[key] ?? '');
    const column = table.find((one) => one.name === name);
    if (!column) {
      throw new OperatorError(`The table has no column "${name}".`);
    }
    return column;
  };
  const {groups, between, residuals, freedom, f, p} = groupedAnova(
    columnOf('anova_attribute'),
    columnOf('group_by_attribute'),
    settings.only_distinct === true,
  );
  const numbers = (name: string, values: readonly Value[]) =>
    ({name, type: 'real', values}) as const;
  const names = (name: string, values: readonly string[]) =>
    ({name, type: 'nominal', values}) as const;
  return {
    significance: [numbers('f', [f]), numbers('p', [p])],
    groups: [
      names(
        'group',
        groups.map(({name}) => name),
      ),
      numbers(
        'rows',
        groups.map(({rows}) => rows),
      ),
      numbers(
        'mean',
        groups.map(({mean}) => mean),
      ),
      numbers(
        'variance',
        groups.map(({variance}) => variance),
      ),
    ],
    table: [
      names('source', ['between', 'residuals']),
      numbers('sum of squares', [between, residuals]),
      numbers('degrees of freedom', freedom),
      numbers('mean square', [between / freedom[0], residuals / freedom[1]]),
    ],
    'example set': table,
  };
};
