import {chosenColumns, withReplaced} from './chosenColumns';
import {OperatorError} from '../types';
import type {Column, Run, Settings, Table, Value} from '../types';
import {knownValues} from './knownValues';

/** Filters that read the cells, and take what they turn down out of the table. */
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

/** The columns that a filter which reads the cells turns down, and takes out of the table. */
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
 * The columns that an operator works on, and those that a filter which reads
 * the cells turns down and takes out of the table, with what is left of it.
 * @param accepts Types that the operator can work on.
 * @throws OperatorError when a named column is not there to work on.
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

/** The table with each chosen column treated; columns that were treated stand before the others. */
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
 * The run of an operator that treats each chosen column by itself, and hands
 * the table on as `original`.
 * @param accepts Types that the operator can work on.
 * @param treatmentOf What the settings ask for; it throws where they cannot be met.
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

/** The values of a numeric column, each number changed; missing values stay missing. */
export function changedNumbers(
  {values}: Column,
  change: (value: number) => Value,
): readonly Value[] {
  return values.map((value) => (value === null ? null : change(Number(value))));
}

/**
 * A nominal column with each text changed, where an empty result is a missing
 * value. Texts that no row holds are changed as well.
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
