import {numericCondition} from './numericCondition';
import {isA, typeOf} from './valueTypes';
import {NotComputed, OperatorError} from '../types';
import type {Column, Settings} from '../types';

/**
 * Block type with the same number as each value type: the filter by block type
 * compares these numbers. Dates have no block type.
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

/** Parent of each block type. */
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

/** True if the complete name matches a pattern. */
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
 * True if the attribute filter selects a column, including its exceptions.
 * @throws OperatorError for invalid settings.
 * @throws NotComputed for an unknown filter type.
 */
export function passesFilter(column: Column, settings: Settings): boolean {
  const filter = text(settings, 'attribute_filter_type') || 'all';
  const passes = FILTERS[filter];
  if (!passes) {
    throw new NotComputed(`This example cannot choose columns by ${filter}.`);
  }
  return passes(column, settings);
}
