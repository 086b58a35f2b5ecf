import {chosenColumns, isNumeric, replaceEach} from './chosenColumns';
import {namedBins} from './rangeNames';
import type {Bin} from './rangeNames';
import {OperatorError} from '../types';
import type {Column, Settings, Table, Tables} from '../types';

/** Upper limits of the bins of a numeric column. */
export type LimitsOf = (column: Column) => readonly number[];

/**
 * The nominal column that bins make of a numeric one. A value above the last
 * limit gets the first name, and a value is written as the place of its bin
 * in the list of different names.
 * @throws OperatorError when a name stands twice and a place is beyond the list.
 */
export function binned(column: Column, bins: readonly Bin[]): Column {
  const names = [...new Set(bins.map(({name}) => name))];
  const nameOf = (value: number): string => {
    const place = bins.findIndex(({limit}) => value <= limit);
    const name = names[Math.max(0, place)];
    if (name === undefined) {
      throw new OperatorError(
        `The column "${column.name}" has a value without a name: a class name stands twice.`,
      );
    }
    return name;
  };
  return {
    ...column,
    type: 'nominal',
    values: column.values.map((value) =>
      typeof value === 'number' ? nameOf(value) : null,
    ),
    knownValues: names,
  };
}

/** Puts the chosen columns that a table has into their bins; other types stay. */
export function binnedTable(
  table: Table,
  binsOf: ReadonlyMap<string, readonly Bin[]>,
): Table {
  return replaceEach(
    table,
    [...binsOf.keys()].filter((name) =>
      table.some((column) => column.name === name && isNumeric(column)),
    ),
    (column) => binned(column, binsOf.get(column.name) ?? []),
  );
}

/** The outputs of an operator that makes bins: the table, and new data in the same bins. */
export function binnedOutputs(
  inputs: Tables,
  binsOf: ReadonlyMap<string, readonly Bin[]>,
): Tables {
  const {'example set input': table = [], 'new data': newData} = inputs;
  return {
    'example set output': binnedTable(table, binsOf),
    ...(newData && {applied: binnedTable(newData, binsOf)}),
  };
}

/**
 * Discretizes each chosen numeric column by limits that are computed from it.
 * @throws OperatorError where limits or names cannot be made.
 */
export function discretize(
  inputs: Tables,
  settings: Settings,
  limitsOf: LimitsOf,
): Tables {
  const {'example set input': table = []} = inputs;
  const bins = chosenColumns(table, settings, isNumeric).map(
    (column) => [column.name, namedBins(limitsOf(column), settings)] as const,
  );
  return binnedOutputs(inputs, new Map(bins));
}
