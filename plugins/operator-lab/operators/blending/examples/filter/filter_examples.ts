import {conditionParts} from '../../../../../shared/conditionParts';
import {isNominal} from '../../../_shared/tables/chosenColumns';
import {conditionOf} from '../../../_shared/expression/rows';
import {columnWithRole} from '../../../_shared/tables/columnsByRole';
import {namedColumn} from '../../../_shared/tables/namedColumn';
import {NotComputed, OperatorError} from '../../../_shared/types';
import type {Run, Settings, Table, Value} from '../../../_shared/types';

/** Numbers with a smaller difference are equal. */
const NEAR = 1e-6;

/** True if a row passes. */
type Test = (row: number) => boolean;

/** Text conditions. A missing value counts as `?`. */
const TEXT_TESTS: Readonly<
  Record<string, (text: string, value: string) => boolean>
> = {
  equals: (text, value) => text === value,
  does_not_equal: (text, value) => text !== value,
  is_in: (text, value) => value.split(';').includes(text),
  is_not_in: (text, value) => !value.split(';').includes(text),
  contains: (text, value) => text.includes(value),
  does_not_contain: (text, value) => !text.includes(value),
  starts_with: (text, value) => text.startsWith(value),
  ends_with: (text, value) => text.endsWith(value),
  matches: (text, value) => new RegExp(`^(?:${value})$`).test(text),
};

/** Conditions for numbers and dates. A missing value is NaN. */
const NUMBER_TESTS: Readonly<
  Record<string, (number: number, value: number) => boolean>
> = {
  eq: (number, value) =>
    Number.isNaN(value) ? Number.isNaN(number) : number === value,
  ne: (number, value) =>
    Number.isNaN(number) ? !Number.isNaN(value) : number !== value,
  lt: (number, value) => number < value,
  le: (number, value) => number <= value,
  ge: (number, value) => number >= value,
  gt: (number, value) => number > value,
};

const numberOf = (value: Value): number =>
  value === null || value === '?' ? NaN : Number(value);

/**
 * Converts a date cell to milliseconds. A missing date counts as the start of
 * 1970.
 */
const dateOf = (value: Value): number =>
  value === null ? 0 : Date.parse(String(value));

/** Parses a date in the format of conditions, such as 03/15/2026. */
function writtenDate(value: string): number {
  const [, month, day, year] =
    /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(value) ?? [];
  if (!year) {
    throw new OperatorError(`"${value}" is no date such as 03/15/2026.`);
  }
  return Date.UTC(Number(year), Number(month) - 1, Number(day));
}

/** Parses the number of a condition. `?` is a missing number. */
function writtenNumber(value: string): number {
  const number = numberOf(value);
  if (value.trim() === '' || (value !== '?' && Number.isNaN(number))) {
    throw new OperatorError(`"${value}" is not a number.`);
  }
  return number;
}

/** Parses a condition as stored in process files: column, comparison, value. */
function listed(condition: string, table: Table): Test {
  const [name = '', comparison = '', value = ''] = conditionParts(condition);
  const column = namedColumn(table, name);
  const cell = (row: number) => column.values[row] ?? null;
  if (comparison === 'is_missing') {
    return (row) => cell(row) === null;
  }
  if (comparison === 'is_not_missing') {
    return (row) => cell(row) !== null;
  }
  const textTest = TEXT_TESTS[comparison];
  const numberTest = NUMBER_TESTS[comparison];
  if (textTest && isNominal(column)) {
    return (row) => textTest(String(cell(row) ?? '?'), value);
  }
  if (numberTest && !isNominal(column)) {
    const isDate = column.type === 'date';
    const other = isDate ? writtenDate(value) : writtenNumber(value);
    const read = isDate ? dateOf : numberOf;
    return (row) => numberTest(read(cell(row)), other);
  }
  throw new OperatorError(
    `The condition ${comparison} does not fit the column "${column.name}".`,
  );
}

function ofList(table: Table, settings: Settings): Test {
  // In process files, `filters` is named `filters_list`.
  const entries = settings.filters ?? settings.filters_list;
  if (!Array.isArray(entries)) {
    throw new OperatorError('There is no filter given.');
  }
  const tests = entries.map(([, condition]: readonly [string, string]) =>
    listed(condition, table),
  );
  return settings.filters_logic_and === false
    ? (row) => tests.some((test) => test(row))
    : (row) => tests.every((test) => test(row));
}

const hasGap =
  (table: Table): Test =>
  (row) =>
    table.some(
      ({role, values}) => role === undefined && (values[row] ?? null) === null,
    );

function agrees(table: Table): Test {
  const label = columnWithRole(table, 'label');
  const prediction = columnWithRole(table, 'prediction');
  if (!label || !prediction) {
    throw new OperatorError('The table needs a label and a prediction.');
  }
  return (row) => {
    const [known, predicted] = [label.values[row], prediction.values[row]];
    return (
      known === predicted ||
      (typeof known === 'number' &&
        typeof predicted === 'number' &&
        Math.abs(known - predicted) < NEAR)
    );
  };
}

function hasLabel(table: Table): Test {
  const label = columnWithRole(table, 'label');
  if (!label) {
    throw new OperatorError('The table needs a label.');
  }
  return (row) => (label.values[row] ?? null) !== null;
}

const negated =
  (test: Test): Test =>
  (row) =>
    !test(row);

const CLASSES: Readonly<
  Record<string, (table: Table, settings: Settings) => Test>
> = {
  all: () => () => true,
  custom_filters: ofList,
  expression: (table, {parameter_expression: expression}) =>
    conditionOf(String(expression ?? ''), table),
  no_missing_attributes: (table) => negated(hasGap(table)),
  missing_attributes: hasGap,
  no_missing_labels: hasLabel,
  missing_labels: (table) => negated(hasLabel(table)),
  correct_predictions: agrees,
  wrong_predictions: (table) => negated(agrees(table)),
};

const rowsOf = (table: Table, isIn: Test): Table =>
  table.map((column) => ({
    ...column,
    values: column.values.filter((_, row) => isIn(row)),
  }));

/**
 * Filter Examples: separates the rows that meet a condition from the others.
 */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const name = String(settings.condition_class ?? 'custom_filters');
  const classOf = CLASSES[name];
  if (!classOf) {
    throw new NotComputed(`This example cannot filter by "${name}".`);
  }
  const test = classOf(table, settings);
  const passes = settings.invert_filter === true ? negated(test) : test;
  return {
    'example set output': rowsOf(table, passes),
    original: table,
    'unmatched example set': rowsOf(table, negated(passes)),
  };
};
