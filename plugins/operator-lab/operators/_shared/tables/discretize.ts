import {chosenColumns, isNumeric, replaceEach} from './chosenColumns';
import {namedBins} from './rangeNames';
import type {Bin} from './rangeNames';
import {OperatorError} from '../types';
import type {Column, Settings, Table, Tables} from '../types';

/** Computes the upper bin limits of a numeric column. */
export type LimitsOf = (column: Column) => readonly number[];

/**
 * Converts a numeric column to a nominal one. Values above the last limit get
 * the first name. The index of a bin selects its name from the list of distinct
 * names.
 * @throws OperatorError if names repeat and an index is beyond this list.
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

/** Discretizes the numeric columns of a table that have bins. */
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

/**
 * Returns the outputs of a discretization operator: the table, and new data in
 * the same bins.
 */
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
 * Discretizes each selected numeric column with limits computed from it.
 * @throws OperatorError if limits or names cannot be computed.
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
