import {passesFilter} from './columnFilter';
import {OperatorError} from '../types';
import type {Column, Settings, Table} from '../types';

/** True for numeric columns. */
export function isNumeric({type}: Column): boolean {
  return type === 'integer' || type === 'real';
}

/** True for nominal columns, including text columns. */
export function isNominal({type}: Column): boolean {
  return type === 'nominal' || type === 'binominal' || type === 'text';
}

/**
 * Returns the columns selected by the attribute filter, in table order.
 * Selected names that do not exist are skipped.
 * @param accepts True for types that the operator supports. Other columns are
 * never selected.
 * @throws OperatorError if the single selected column has another type, or if a
 * setting is invalid.
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
 * Replaces columns of a table. Columns with a role come first, then the
 * replaced ones in map order, then the others.
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

/** Replaces the named columns that exist in the table. */
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
