import {numericCondition} from './numericCondition';
import {NotComputed, OperatorError} from '../types';
import type {Column, Settings} from '../types';

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

function isA(
  type: string | undefined,
  wanted: string,
  parents = PARENTS,
): boolean {
  return (
    type !== undefined &&
    (type === wanted || isA(parents[type], wanted, parents))
  );
}

/**
 * The filter by block type compares the number of a column's type with the
 * number of a block type: these have the same one. Dates have none.
 */
const BLOCK_TYPES: Readonly<Record<string, string>> = {
  nominal: 'single_value',
  numeric: 'value_series',
  integer: 'value_series_start',
  real: 'value_series_end',
  text: 'value_matrix',
  binominal: 'value_matrix_start',
  polynominal: 'value_matrix_end',
  file_path: 'value_matrix_row_start',
};

/** The block type above each one. */
const BLOCK_PARENTS: Readonly<Record<string, string>> = {
  single_value: 'attribute_block',
  value_series: 'attribute_block',
  value_series_start: 'value_series',
  value_series_end: 'value_series',
  value_matrix: 'attribute_block',
  value_matrix_start: 'value_matrix',
  value_matrix_end: 'value_matrix',
  value_matrix_row_start: 'value_matrix',
};

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

function matchesBlock(column: Column, settings: Settings): boolean {
  const type = BLOCK_TYPES[typeOf(column)];
  const exception = text(settings, 'except_block_type');
  if (!type) {
    throw new OperatorError('The filter by block type cannot read dates.');
  }
  return (
    isA(type, text(settings, 'block_type'), BLOCK_PARENTS) &&
    !(
      settings.use_block_type_exception === true &&
      exception !== 'attribute_block' &&
      isA(type, exception, BLOCK_PARENTS)
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
  block_type: matchesBlock,
  no_missing_values: ({values}) => !values.includes(null),
  numeric_value_filter: matchesValues,
};

/**
 * Whether the filter of the older selector finds a column, its exception
 * included.
 * @throws OperatorError for settings that cannot be read.
 */
export function passesFilter(column: Column, settings: Settings): boolean {
  const filter = text(settings, 'attribute_filter_type') || 'all';
  const passes = FILTERS[filter];
  if (!passes) {
    throw new NotComputed(`This example cannot choose columns by ${filter}.`);
  }
  return passes(column, settings);
}
