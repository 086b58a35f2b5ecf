import {chosenColumns, withReplaced} from './chosenColumns';
import {OperatorError} from '../types';
import type {Column, Run, Settings, Table, Value} from '../types';
import {knownValues} from './knownValues';

/** Filters that read values. They remove rejected columns from the table. */
const READS_CELLS: readonly unknown[] = [
  'no_missing_values',
  'numeric_value_filter',
];

function namedColumns(settings: Settings): readonly string[] {
  switch (settings.attribute_filter_type) {
    case 'single':
      return [String(settings.attribute ?? '')];
    case 'subset':
      return String(settings.attributes ?? '')
        .split('|')
        .filter((name) => name !== '');
    default:
      return [];
  }
}

const candidatesOf = (table: Table, settings: Settings) =>
  table.filter(
    ({role}) => !role || settings.include_special_attributes === true,
  );

/**
 * Returns the columns that a value filter rejects and removes from the table.
 */
export function turnedDownColumns(
  table: Table,
  settings: Settings,
  accepts: (column: Column) => boolean,
): readonly Column[] {
  const chosen = chosenColumns(table, settings, accepts);
  return READS_CELLS.includes(settings.attribute_filter_type)
    ? candidatesOf(table, settings).filter(
        (column) => accepts(column) && !chosen.includes(column),
      )
    : [];
}

/**
 * Returns the columns that an operator processes, the columns that a value
 * filter removes, and the table without these.
 * @param accepts True for types that the operator supports.
 * @throws OperatorError if a named column does not exist or is not supported.
 */
export function takeColumns(
  table: Table,
  settings: Settings,
  accepts: (column: Column) => boolean,
): {
  readonly chosen: readonly Column[];
  readonly turnedDown: readonly Column[];
  readonly rest: Table;
} {
  const chosen = chosenColumns(table, settings, accepts);
  const found =
    settings.invert_selection === true ? candidatesOf(table, settings) : chosen;
  const absent = namedColumns(settings).find(
    (name) => !found.some((column) => column.name === name),
  );
  if (absent !== undefined) {
    throw new OperatorError(`There is no column "${absent}" to work on.`);
  }
  const turnedDown = turnedDownColumns(table, settings, accepts);
  return {
    chosen,
    turnedDown,
    rest: table.filter((column) => !turnedDown.includes(column)),
  };
}

/** Processes each selected column. Processed columns come before the others. */
export function treatColumns(
  table: Table,
  settings: Settings,
  accepts: (column: Column) => boolean,
  treat: (column: Column) => Column,
): Table {
  const {chosen, rest} = takeColumns(table, settings, accepts);
  return withReplaced(
    rest,
    new Map(chosen.map((column) => [column.name, treat(column)])),
  );
}

/**
 * Creates the run of an operator that processes each selected column separately
 * and passes the table through as `original`.
 * @param accepts True for types that the operator supports.
 * @param treatmentOf Creates the function for a column, or throws for invalid
 * settings.
 */
export function columnRun(
  accepts: (column: Column) => boolean,
  treatmentOf: (settings: Settings) => (column: Column) => Column,
): Run {
  return ({'example set input': table = []}, settings) => ({
    'example set output': treatColumns(
      table,
      settings,
      accepts,
      treatmentOf(settings),
    ),
    original: table,
  });
}

/** Changes each number of a column. Missing values stay missing. */
export function changedNumbers(
  {values}: Column,
  change: (value: number) => Value,
): readonly Value[] {
  return values.map((value) => (value === null ? null : change(Number(value))));
}

/**
 * Changes each text of a nominal column and its value list. An empty result is
 * missing.
 */
export function treatTexts(
  column: Column,
  change: (text: string) => string,
): Column {
  const known = knownValues(column)
    .map(change)
    .filter((text) => text !== '');
  return {
    ...column,
    knownValues: [...new Set(known)],
    values: column.values.map((value) =>
      value === null ? null : change(String(value)) || null,
    ),
  };
}
