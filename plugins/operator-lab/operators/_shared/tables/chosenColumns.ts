import {passesFilter} from './columnFilter';
import {OperatorError} from '../types';
import type {Column, Settings, Table} from '../types';

/** Whether a column holds numbers. */
export function isNumeric({type}: Column): boolean {
  return type === 'integer' || type === 'real';
}

/** Whether a column holds texts of a list of values; free text counts as nominal. */
export function isNominal({type}: Column): boolean {
  return type === 'nominal' || type === 'binominal' || type === 'text';
}

/**
 * The columns that the attribute filter chooses, in their order. A name that
 * the table does not have is passed over.
 * @param accepts Types that the operator can work on; other columns are never chosen.
 * @throws OperatorError when a single column of another type is named, or a setting cannot be read.
 */
export function chosenColumns(
  table: Table,
  settings: Settings,
  accepts: (column: Column) => boolean,
): readonly Column[] {
  const candidates = table.filter(
    ({role}) => !role || settings.include_special_attributes === true,
  );
  const wrong =
    settings.attribute_filter_type === 'single' &&
    candidates.find(
      (column) => column.name === settings.attribute && !accepts(column),
    );
  if (wrong) {
    throw new OperatorError(
      `The column "${wrong.name}" has a type that this operator cannot work on.`,
    );
  }
  return candidates.filter(
    (column) =>
      accepts(column) &&
      passesFilter(column, settings) !== (settings.invert_selection === true),
  );
}

/**
 * The table with some columns replaced: columns with a role first, as they are
 * shown, then the replaced ones in the order of the map, then the others.
 * @param replacements New columns by name.
 */
export function withReplaced(
  table: Table,
  replacements: ReadonlyMap<string, Column>,
): Table {
  const all = table.map((column) => replacements.get(column.name) ?? column);
  return [
    ...all.filter(({role}) => role),
    ...[...replacements.values()].filter(({role}) => !role),
    ...all.filter(({name, role}) => !role && !replacements.has(name)),
  ];
}

/** New columns by name, made from the chosen columns that a table has. */
export function replaceEach(
  table: Table,
  names: readonly string[],
  replace: (column: Column) => Column,
): Table {
  const replaced = names
    .map((name) => table.find((column) => column.name === name))
    .filter((column) => column !== undefined)
    .map((column) => [column.name, replace(column)] as const);
  return withReplaced(table, new Map(replaced));
}
