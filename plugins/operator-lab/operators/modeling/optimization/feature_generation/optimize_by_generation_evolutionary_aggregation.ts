import {isNominal} from '../../../_shared/tables/chosenColumns';
import {innerNumbers} from '../../../_shared/tables/innerNumbers';
import {namesOf} from '../../../_shared/search/subsetScores';
import type {Column, Run, Settings, Table} from '../../../_shared/types';

/**
 * Merges two numbers of a row. The result is missing if one of them is missing.
 */
export function merged(a: number, b: number, settings: Settings): number {
  return settings.aggregation_function === 'algebraic_or'
    ? a + b - a * b
    : Math.max(a, b);
}

const functionName = (settings: Settings) =>
  settings.aggregation_function === 'algebraic_or' ? 'algOr' : 'max';

/**
 * Numbers of a column to merge. Numeric values become 0, because their columns
 * have the weight 0 when they are merged.
 */
const weighted = (column: Column): readonly number[] =>
  innerNumbers(column).map((value) =>
    isNominal(column) || column.type === 'date' || Number.isNaN(value)
      ? value
      : 0,
  );

/**
 * Returns the table of a candidate: two or more columns marked with 1 are
 * replaced by one merged column at the end.
 * @param numbersOf Returns the numbers of a column. `innerNumbers` shows the
 * effect of the formulas.
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
 * Returns the table of one candidate of Optimize by Generation (Evolutionary
 * Aggregation). The column `merged` of the table `genes` names the marked
 * columns. The new column is named after its construction.
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
