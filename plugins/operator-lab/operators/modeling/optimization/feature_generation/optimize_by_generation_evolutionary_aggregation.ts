import {isNominal} from '../../../_shared/tables/chosenColumns';
import {innerNumbers} from '../../../_shared/tables/innerNumbers';
import {namesOf} from '../../../_shared/search/subsetScores';
import type {Column, Run, Settings, Table} from '../../../_shared/types';

/** What two numbers become when their columns are merged; with a missing value, a missing one. */
export function merged(a: number, b: number, settings: Settings): number {
  return settings.aggregation_function === 'algebraic_or'
    ? a + b - a * b
    : Math.max(a, b);
}

const functionName = (settings: Settings) =>
  settings.aggregation_function === 'algebraic_or' ? 'algOr' : 'max';

/** Numbers of a column that is merged: numeric ones have the weight 0 by then. */
const weighted = (column: Column): readonly number[] =>
  innerNumbers(column).map((value) =>
    isNominal(column) || column.type === 'date' || Number.isNaN(value)
      ? value
      : 0,
  );

/**
 * The table of a candidate: columns marked by 1 become one column at its end, unless it is only one.
 * @param numbersOf The numbers of a part; `innerNumbers` shows what the formulas stand for.
 */
export function tableOf(
  table: Table,
  genes: readonly number[],
  settings: Settings,
  numbersOf = weighted,
): Table {
  const regular = table.filter(({role}) => !role);
  const marked = regular.filter((_, at) => genes[at] === 1);
  const [first, ...others] = marked;
  if (!first || others.length === 0) {
    return table;
  }
  const result = others.reduce(
    (sum, column) => {
      const numbers = numbersOf(column);
      return {
        name: `${functionName(settings)}(${sum.name},${column.name})`,
        values: sum.values.map((value, row) =>
          merged(value, Number(numbers[row]), settings),
        ),
      };
    },
    {name: first.name, values: numbersOf(first)},
  );
  const added: Column = {
    name: result.name,
    type: 'real',
    values: result.values.map((value) => (Number.isNaN(value) ? null : value)),
  };
  return [...table.filter((column) => !marked.includes(column)), added];
}

/**
 * The table of one candidate of Optimize by Generation (Evolutionary
 * Aggregation). The candidate is given as a table `genes` with a column
 * `merged`: the names of the columns that are marked. The new column is called
 * by its construction.
 */
export const run: Run = (inputs, settings) => {
  const {'example set in': table = [], genes} = inputs;
  const names = namesOf(genes?.[0]?.values[0]);
  return {
    'example set out': tableOf(
      table,
      table
        .filter(({role}) => !role)
        .map(({name}) => Number(names.includes(name))),
      settings,
    ),
  };
};
