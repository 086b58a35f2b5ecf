import {aggregationOf} from '../../../_shared/tables/aggregationFunctions';
import type {Aggregation} from '../../../_shared/tables/aggregationFunctions';
import {isNominal} from '../../../_shared/tables/chosenColumns';
import {knownValues} from '../../../_shared/tables/knownValues';
import {NotComputed, OperatorError} from '../../../_shared/types';
import type {Column, Run, Settings, Table, Value} from '../../../_shared/types';

/** A row of the result: the values of a group, and the group's rows. */
type Group = {
  readonly key: readonly Value[];
  readonly rows: readonly number[];
};

/**
 * Returns the grouping value of a cell. A missing nominal value is the text
 * `?`.
 */
function groupCell(column: Column, row: number): Value {
  const value = column.values[row] ?? null;
  return value === null && isNominal(column) ? '?' : value;
}

/** Compares group values. Missing numbers are last. */
function compare(one: Value, other: Value): number {
  if (one === null || other === null) {
    return Number(one === null) - Number(other === null);
  }
  return one < other ? -1 : Number(one > other);
}

function valuesOf(
  column: Column,
  rows: readonly number[],
  all: boolean,
): readonly Value[] {
  const seen = new Set(rows.map((row) => groupCell(column, row)));
  return all && isNominal(column)
    ? (column.knownValues ??
        [...new Set(column.values)].filter((value) => value !== null))
    : [...seen].sort(compare);
}

function groupsOf(
  [column, ...others]: readonly Column[],
  rows: readonly number[],
  all: boolean,
): readonly Group[] {
  if (!column) {
    return [{key: [], rows}];
  }
  return valuesOf(column, rows, all).flatMap((value) =>
    groupsOf(
      others,
      rows.filter((row) => groupCell(column, row) === value),
      all,
    ).map(({key, rows: inside}) => ({key: [value, ...key], rows: inside})),
  );
}

/**
 * Returns the group columns in table order, independent of the parameter's
 * order.
 */
function groupColumns(table: Table, setting: Settings[string]): Table {
  const names = String(setting ?? '')
    .split('|')
    .filter((name) => name.trim() !== '');
  const unknown = names.filter(
    (name) => !table.some((column) => column.name === name),
  );
  if (unknown.length > 0) {
    throw new OperatorError(`There is no column "${unknown.join(', ')}".`);
  }
  return table.filter(({name}) => names.includes(name));
}

/** Results of empty groups. Counts are 0, and other functions are missing. */
const EMPTY: Readonly<Record<string, Value>> = {sum: 0, product: 1};

/**
 * Rejects binominal columns with two values and missing values: the group of
 * missing values would add `?` as a third value.
 */
function checkGaps(columns: readonly Column[]): void {
  for (const column of columns) {
    const known = knownValues(column);
    if (
      column.type === 'binominal' &&
      known.length > 1 &&
      !known.includes('?') &&
      column.values.includes(null)
    ) {
      throw new OperatorError(
        `The binominal column "${column.name}" cannot take a third value for its gaps.`,
      );
    }
  }
}

function shares(values: readonly Value[], whole: number): readonly Value[] {
  const total = values.reduce<number>((sum, value) => sum + Number(value), 0);
  return values.map((value) => (Number(value) / total) * whole);
}

function aggregated(
  column: Column,
  {name, type, compute, shareOf}: Aggregation,
  groups: readonly Group[],
  settings: Settings,
): Column {
  const options = {
    ignoresMissing: settings.ignore_missings !== false,
    onlyDistinct: settings.only_distinct === true,
  };
  const values = groups.map(({key, rows}): Value => {
    if (rows.length === 0 && key.length > 0) {
      return /count/i.test(name) ? 0 : (EMPTY[name] ?? null);
    }
    const cells = rows.map((row) => column.values[row] ?? null);
    return compute(cells, options);
  });
  return {
    name: `${name}(${column.name})`,
    type,
    values: shareOf === undefined ? values : shares(values, shareOf),
  };
}

/** Functions whose results do not depend on the weights of rows. */
const UNWEIGHTED = /^(?:minimum|maximum|concatenation)$/;

/** Stops at functions that use the weights of rows, if the table has any. */
function checkWeights(table: Table, names: readonly string[]): void {
  if (
    table.some(({role}) => role === 'weight') &&
    names.some((name) => !UNWEIGHTED.test(name))
  ) {
    throw new NotComputed('This example does not use the weights of rows.');
  }
}

/** Aggregate: returns a row with aggregated values for each group. */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const {aggregation_attributes: list} = settings;
  const functions = (Array.isArray(list) ? list : []).map(
    ([name, of]: readonly [string, string]) => {
      const column = table.find((one) => one.name === name);
      if (!column) {
        throw new OperatorError(`There is no column "${name}".`);
      }
      return {column, aggregation: aggregationOf(column, of)};
    },
  );
  checkWeights(
    table,
    functions.map(({aggregation}) => aggregation.name),
  );
  const by = groupColumns(table, settings.group_by_attributes ?? '');
  const rows = (table[0]?.values ?? []).map((_, row) => row);
  const allCombinations = settings.count_all_combinations === true;
  if (!allCombinations) {
    checkGaps(by);
  }
  const groups = groupsOf(by, rows, allCombinations);
  return {
    'example set output': [
      ...by.map(({name, type, role}, at) => ({
        name,
        type,
        ...(role === undefined ? {} : {role}),
        values: groups.map(({key}) => key[at] ?? null),
      })),
      ...functions.map(({column, aggregation}) =>
        aggregated(column, aggregation, groups, settings),
      ),
    ],
    original: table,
  };
};
