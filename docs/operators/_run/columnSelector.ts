import {numericCondition} from './numericCondition';
import {OperatorError} from './types';
import type {Column, Settings, Table} from './types';

/** The type above each type of column; those of a table's own words are here, too. */
const PARENTS: Readonly<Record<string, string>> = {
  nominal: 'attribute_value',
  numeric: 'attribute_value',
  date_time: 'attribute_value',
  integer: 'numeric',
  real: 'numeric',
  text: 'nominal',
  binominal: 'nominal',
  polynominal: 'nominal',
  file_path: 'nominal',
  date: 'date_time',
  time: 'date_time',
};

/** Type of a column as the selector names it: nominal columns of a table are polynominal. */
function typeOf({type}: Column): string {
  return type === 'nominal' ? 'polynominal' : type;
}

function isA(type: string | undefined, wanted: string): boolean {
  return type !== undefined && (type === wanted || isA(PARENTS[type], wanted));
}

const text = (settings: Settings, name: string) => String(settings[name] ?? '');

/** Whether a whole name matches a pattern. */
function hasName(name: string, pattern: string): boolean {
  return new RegExp(`^(?:${pattern})$`, 'u').test(name);
}

function matchesExpression({name}: Column, settings: Settings): boolean {
  const pattern = text(settings, 'regular_expression');
  const exception = text(settings, 'except_regular_expression');
  if (pattern === '') {
    throw new OperatorError('The filter by names needs an expression.');
  }
  return (
    hasName(name, pattern) &&
    !(
      settings.use_except_expression === true &&
      exception !== '' &&
      hasName(name, exception)
    )
  );
}

function matchesType(column: Column, settings: Settings): boolean {
  const type = typeOf(column);
  return (
    isA(type, text(settings, 'value_type')) &&
    !(
      settings.use_value_type_exception === true &&
      isA(type, text(settings, 'except_value_type'))
    )
  );
}

function matchesValues(column: Column, settings: Settings): boolean {
  const holds = numericCondition(text(settings, 'numeric_condition'));
  return (
    !isA(typeOf(column), 'numeric') ||
    column.values.every((value) => value === null || holds(Number(value)))
  );
}

const FILTERS: Readonly<
  Record<string, (column: Column, settings: Settings) => boolean>
> = {
  all: () => true,
  single: ({name}, settings) => name === text(settings, 'attribute'),
  subset: ({name}, settings) =>
    text(settings, 'attributes').split('|').includes(name),
  regular_expression: matchesExpression,
  value_type: matchesType,
  no_missing_values: ({values}) => !values.includes(null),
  numeric_value_filter: matchesValues,
};

/**
 * The columns that the older selector finds, in their order. A name that the
 * table does not have is passed over. Tables of examples have no series, so
 * that there is no filter by block type.
 * @param type Type that the operator takes; columns of others are never found. Default: all types.
 * @throws OperatorError for a single column of another type, and for settings that cannot be read.
 */
export function selectColumns(
  table: Table,
  settings: Settings,
  type = 'attribute_value',
): readonly Column[] {
  const filter = text(settings, 'attribute_filter_type') || 'all';
  const matches = FILTERS[filter];
  if (!matches) {
    throw new OperatorError(`There is no filter "${filter}".`);
  }
  const candidates = table.filter(
    ({role}) => !role || settings.include_special_attributes === true,
  );
  const wrong = candidates.find(
    (column) =>
      filter === 'single' &&
      column.name === settings.attribute &&
      !isA(typeOf(column), type),
  );
  if (wrong) {
    throw new OperatorError(
      `The column "${wrong.name}" has a type that this operator cannot work on.`,
    );
  }
  return candidates.filter(
    (column) =>
      isA(typeOf(column), type) &&
      matches(column, settings) !== (settings.invert_selection === true),
  );
}
