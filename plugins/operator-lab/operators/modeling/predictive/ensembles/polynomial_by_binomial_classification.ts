import {
  firstLargest,
  predictionsOf,
  stumpLearner,
  withKnownValues,
} from '../../../_shared/models/baseLearners';
import type {BaseModel} from '../../../_shared/models/baseLearners';
import type {Prediction} from '../../../_shared/models/prediction';
import {withPredictions} from '../../../_shared/models/prediction';
import {rowsAt} from '../../../_shared/tables/randomRows';
import {labelOf} from '../../../_shared/tables/columnsByRole';
import {knownValues} from '../../../_shared/tables/knownValues';
import {OperatorError} from '../../../_shared/types';
import type {Column, Run, Table} from '../../../_shared/types';

/**
 * A binary task: the name of each class in it. Classes with null are left out.
 */
type Task = readonly (string | null)[];

/** A trained task, with its predictions for the new rows. */
type Trained = {
  readonly task: Task;
  readonly target: Column;
  readonly answers: readonly Prediction[];
};

const OTHERS = 'all_other_classes';

/** Returns the binary tasks of a strategy. */
export function tasksOf(strategy: string, classes: readonly string[]): Task[] {
  switch (strategy) {
    case '1 against all':
      return classes.map((name) =>
        classes.map((one) => (one === name ? name : OTHERS)),
      );
    case '1 against 1':
      return classes.flatMap((first, at) =>
        classes
          .slice(at + 1)
          .map((second) =>
            classes.map((one) =>
              one === first || one === second ? one : null,
            ),
          ),
      );
    case 'exhaustive code (ECOC)':
      return Array.from({length: 2 ** (classes.length - 1) - 1}, (_, task) =>
        classes.map((__, at) =>
          String(
            at === 0 ||
              Math.floor(task / 2 ** (classes.length - at - 1)) % 2 > 0,
          ),
        ),
      );
    default:
      throw new OperatorError(`"${strategy}" draws its code.`);
  }
}

function trained(table: Table, task: Task, data: Table): Trained {
  const label = labelOf(table);
  const classes = knownValues(label);
  // A missing class counts as the first one.
  const names = label.values.map(
    (value) => task[Math.max(0, classes.indexOf(String(value)))] ?? null,
  );
  const rows = names.flatMap((name, row) => (name === null ? [] : [row]));
  const values = rows.map((row) => names[row] ?? null);
  const target: Column = {
    name: 'multiclass_working_label',
    type: 'nominal',
    role: 'label',
    knownValues: [...new Set(values.map(String))],
    values,
  };
  const model: BaseModel = stumpLearner()([
    ...rowsAt(
      table.filter((column) => column !== label),
      rows,
    ),
    target,
  ]);
  return {task, target, answers: predictionsOf(model, data, target)};
}

/**
 * Confidence of a task's model for one of its names, or 0 for any other name.
 */
function confidenceOf({target, answers}: Trained, row: number, name: string) {
  const at = knownValues(target).indexOf(name);
  return Number(answers[row]?.confidences?.[at] ?? 0);
}

function byConfidence(
  models: readonly Trained[],
  classes: readonly string[],
  row: number,
): Prediction {
  const sums = classes.map((name) =>
    models.reduce((sum, model) => sum + confidenceOf(model, row, name), 0),
  );
  const total = sums.reduce((all, sum) => all + sum, 0);
  return {
    value: classes[firstLargest(sums)] ?? null,
    confidences: sums.map((sum) => (total === 0 ? null : sum / total)),
  };
}

/**
 * Predicts the class whose code word is nearest to the confidences for `true`.
 */
function byCode(
  models: readonly Trained[],
  classes: readonly string[],
  row: number,
): Prediction {
  const distances = classes.map((_, at) =>
    models.reduce((sum, model) => {
      const isTrue = confidenceOf(model, row, 'true');
      return sum + Math.abs(isTrue - Number(model.task[at] === 'true'));
    }, 0),
  );
  return {
    value: classes[distances.indexOf(Math.min(...distances))] ?? null,
    confidences: distances.map(
      (distance) => (models.length - distance) / models.length,
    ),
  };
}

/**
 * Polynominal by Binominal Classification of Decision Stumps, for strategies
 * without random codes and a label with at least three classes. `tasks` has the
 * name of each class in each task.
 */
export const run: Run = (inputs, settings) => {
  const {'training set': given = [], 'unlabelled data': data = []} = inputs;
  const table = withKnownValues(given);
  const label = labelOf(table);
  const classes = knownValues(label);
  const strategy = String(
    settings.classification_strategies ?? '1 against all',
  );
  const models = tasksOf(strategy, classes).map((task) =>
    trained(table, task, data),
  );
  const combine = strategy.includes('ECOC') ? byCode : byConfidence;
  return {
    tasks: [
      {name: 'class', type: 'nominal', values: classes},
      ...models.map(({task}, at): Column => ({
        name: `model ${at + 1}`,
        type: 'nominal',
        values: task,
      })),
    ],
    'example set': given,
    'labelled data': withPredictions(
      data,
      label,
      (data[0]?.values ?? []).map((_, row) => combine(models, classes, row)),
    ),
  };
};
