import {isNumeric, withReplaced} from '../../_shared/tables/chosenColumns';
import {cellsOf} from '../../_shared/tables/namedColumn';
import {OperatorError} from '../../_shared/types';
import type {Column, Run, Settings, Table} from '../../_shared/types';

/** Linear normalization of a column: `a * x + b`. */
type Linear = {readonly a: number; readonly b: number};

function linearOf(model: Table): ReadonlyMap<string, Linear> {
  const [a, b] = [cellsOf(model, 'a'), cellsOf(model, 'b')];
  return new Map(
    cellsOf(model, 'column').map((name, row) => [
      String(name),
      {a: Number(a[row]), b: Number(b[row])},
    ]),
  );
}

function reverted(column: Column, {a, b}: Linear): Column {
  return {
    ...column,
    type: 'real',
    values: column.values.map((value) => {
      const result = typeof value === 'number' ? (value - b) / a : NaN;
      return Number.isNaN(result) ? null : result;
    }),
  };
}

function checkAll(names: Iterable<string>, table: Table): void {
  for (const name of names) {
    const found = table.find((column) => column.name === name);
    if (!found) {
      throw new OperatorError(`The data table lacks the column "${name}".`);
    }
    if (!isNumeric(found)) {
      throw new OperatorError(`The column "${name}" must be numeric.`);
    }
  }
}

function revertedTable(
  table: Table,
  model: ReadonlyMap<string, Linear>,
  settings: Settings,
): Table {
  if (settings.missing_attribute_handling === 'fail_on_missing') {
    checkAll(model.keys(), table);
  }
  const linearFor = (name: string): Linear | undefined => {
    const predicted =
      settings['de-normalize_predictions'] === true &&
      /^prediction\((.+)\)$/.exec(name)?.[1];
    return model.get(name) ?? (predicted ? model.get(predicted) : undefined);
  };
  const replacements = table
    .filter((column) => isNumeric(column))
    .flatMap((column) => {
      const linear = linearFor(column.name);
      return linear ? [[column.name, reverted(column, linear)] as const] : [];
    });
  return withReplaced(table, new Map(replacements));
}

/**
 * De-Normalize: inverts a normalization. The model table has the columns
 * `column`, `a`, and `b`, for `a * x + b`.
 */
export const run: Run = (inputs, settings) => {
  const {'model input': model = [], 'new data': newData} = inputs;
  const linear = linearOf(model);
  const inverse = [...linear.values()].map(({a, b}) => ({a: 1 / a, b: -b / a}));
  const numbers = (name: 'a' | 'b'): Column => ({
    name,
    type: 'real',
    values: inverse.map((one) => one[name]),
  });
  return {
    'model output': [
      {name: 'column', type: 'nominal', values: [...linear.keys()]},
      numbers('a'),
      numbers('b'),
    ],
    'original model output': model,
    ...(newData && {applied: revertedTable(newData, linear, settings)}),
  };
};
