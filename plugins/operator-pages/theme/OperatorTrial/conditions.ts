import {isNumeric} from '../../run/columnOf';
import {conditionParts} from '../../run/conditionParts';
import type {ColumnType} from '../../run/types';
import type {Pair} from './draft';

/** A condition as it is read: a column, a comparison, and a value. */
export type Condition = readonly [
  column: string,
  comparison: string,
  value: string,
];

/** Key of a condition in the list, as in process files. */
const KEY = 'filters_entry_key';

const NUMBER_COMPARISONS = ['eq', 'ne', 'lt', 'le', 'ge', 'gt'];
const TEXT_COMPARISONS = [
  'equals',
  'does_not_equal',
  'is_in',
  'is_not_in',
  'contains',
  'does_not_contain',
  'starts_with',
  'ends_with',
  'matches',
];

/** Comparisons without a value. */
const OF_MISSING = ['is_missing', 'is_not_missing'];

/** The comparisons that fit a type of column. */
export function comparisonsOf(type: ColumnType): readonly string[] {
  const isOrdered = isNumeric(type) || type === 'date';
  return [
    ...(isOrdered ? NUMBER_COMPARISONS : TEXT_COMPARISONS),
    ...OF_MISSING,
  ];
}

/** Whether a comparison has a value. */
export function hasValue(comparison: string): boolean {
  return !OF_MISSING.includes(comparison);
}

/** The condition of a line. */
export function conditionOf([, text]: Pair): Condition {
  const [column = '', comparison = '', value = ''] = conditionParts(text);
  return [column, comparison, value];
}

/** The line of a condition, as process files have it. */
export function lineOf(condition: Condition): Pair {
  return [
    KEY,
    condition
      .filter((_, at) => at < 2 || hasValue(condition[1]))
      .map((part) => part.replace(/[\\.]/g, String.raw`\$&`))
      .join('.'),
  ];
}
