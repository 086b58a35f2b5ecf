import type {Column} from '../types';

/**
 * Parent of each value type. The column types of the lab's tables are included.
 */
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

/**
 * Value type of a column in the platform's hierarchy: nominal columns are
 * polynominal.
 */
export function typeOf({type}: Column): string {
  return type === 'nominal' ? 'polynominal' : type;
}

/** True if a type is the wanted type, or one of the types below it. */
export function isA(
  type: string | undefined,
  wanted: string,
  parents = PARENTS,
): boolean {
  return (
    type !== undefined &&
    (type === wanted || isA(parents[type], wanted, parents))
  );
}
