import {columnStatistics} from '../../_shared/tables/columnStatistics';
import {knownValues} from '../../_shared/tables/knownValues';
import {labelOf} from '../../_shared/tables/columnsByRole';
import {NotComputed, OperatorError} from '../../_shared/types';
import type {Column, Run, Table} from '../../_shared/types';

/** Minimum standard deviation of Naive Bayes. */
const LEAST_DEVIATION = 1e-3;

/** Concatenated values of a column in several tables. */
function valuesOf(tables: readonly Table[], name: string): Column['values'] {
  return tables.flatMap((table) => {
    const column = table.find((one) => one.name === name);
    if (!column) {
      throw new OperatorError(`The table has no column "${name}".`);
    }
    return column.values;
  });
}

/**
 * Update Model with a Naive Bayes model of numeric columns. `before` describes
 * the model of `training set`, and `model` the model after the update with
 * `example set`: the share of each class, and the mean and deviation of each
 * column.
 */
export const run: Run = (inputs) => {
  const {'training set': training = [], 'example set': table = []} = inputs;
  const label = labelOf(training);
  const classes = knownValues(label);
  const columns = training.filter(({role}) => !role);
  const modelOf = (tables: readonly Table[]): Table => {
    const labels = valuesOf(tables, label.name);
    if (labels.some((one) => one !== null && !classes.includes(String(one)))) {
      throw new NotComputed(
        'This example has the classes of the training data.',
      );
    }
    const numbers = columns.map(({name}) => valuesOf(tables, name));
    const statistics = (values: Column['values'], name: string) =>
      columnStatistics(values.filter((_, row) => labels[row] === name));
    return [
      {name: 'class', type: 'nominal', values: classes},
      {
        name: 'share',
        type: 'real',
        // A row without a class counts in the total.
        values: classes.map(
          (name) => labels.filter((one) => one === name).length / labels.length,
        ),
      },
      ...columns.flatMap(({name}, at): Column[] => {
        const all = classes.map((one) => statistics(numbers[at] ?? [], one));
        return [
          {
            name: `mean of ${name}`,
            type: 'real',
            values: all.map(({mean}) => mean),
          },
          {
            name: `deviation of ${name}`,
            type: 'real',
            values: all.map(({variance}) =>
              Math.max(LEAST_DEVIATION, Math.sqrt(variance)),
            ),
          },
        ];
      }),
    ];
  };
  return {
    before: modelOf([training]),
    model: modelOf([training, table]),
    'example set': table,
  };
};
