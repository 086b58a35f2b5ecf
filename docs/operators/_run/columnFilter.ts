import {numericCondition} from './numericCondition';
import {OperatorError} from './types';
import type {Column, Settings} from './types';

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
 * Whether the filter of the older selector finds a column, its exception
 * included. Tables of examples have no series, so that there is no filter by
 * block type.
 * @throws OperatorError for settings that cannot be read.
 */
export function passesFilter(column: Column, settings: Settings): boolean {
  const filter = text(settings, 'attribute_filter_type') || 'all';
  const passes = FILTERS[filter];
  if (!passes) {
    throw new OperatorError(`This example cannot choose columns by ${filter}.`);
  }
  return passes(column, settings);
}
