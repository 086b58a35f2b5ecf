import {OperatorError} from '../types';

/** Types of the expression language. Nominal columns are always text. */
export type ValueType = 'text' | 'real' | 'integer' | 'boolean' | 'date';

/**
 * A value with its type. Missing values are null. Dates are milliseconds since
 * 1970-01-01 00:00 UTC.
 */
export type Value =
  | {readonly type: 'text'; readonly value: string | null}
  | {readonly type: 'real' | 'integer' | 'date'; readonly value: number | null}
  | {readonly type: 'boolean'; readonly value: boolean | null};

/** Values that an expression can reference. */
export type Scope = {
  /** Values of the row by column name. */
  readonly columns: Readonly<Record<string, Value>>;
  /** Workflow variables by name. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Index of the row, starting at 0. Default: 0. */
  readonly row?: number;
};

/** Converts a number to a value. NaN is missing. */
export function numeric(type: 'real' | 'integer', value: number): Value {
  return {type, value: Number.isNaN(value) ? null : value};
}

/** Converts a text to a value. */
export const text = (value: string | null): Value => ({type: 'text', value});

/** Converts a truth value to a value. */
export const truth = (value: boolean | null): Value => ({
  type: 'boolean',
  value,
});

/** True for null and undefined. */
export const isAbsent = (value: unknown): value is null | undefined =>
  value === null || value === undefined;

/** True for integers and real numbers. */
export function isNumeric(value: Value): value is Extract<
  Value,
  {type: 'real' | 'integer' | 'date'}
> & {
  type: 'real' | 'integer';
} {
  return value.type === 'real' || value.type === 'integer';
}

/**
 * Returns the number of a value, or NaN if it is missing.
 * @throws OperatorError if the value has another type.
 */
export function numberOf(value: Value | undefined, name: string): number {
  if (!value || !isNumeric(value)) {
    throw new OperatorError(`${name} takes numbers.`);
  }
  return value.value ?? NaN;
}

/**
 * Returns the text of a value, or null if it is missing.
 * @throws OperatorError if the value has another type.
 */
export function textOf(value: Value | undefined, name: string): string | null {
  if (value?.type !== 'text') {
    throw new OperatorError(`${name} takes text.`);
  }
  return value.value;
}

/**
 * Returns the date of a value in milliseconds, or null if it is missing.
 * @throws OperatorError if the value has another type.
 */
export function dateOf(value: Value | undefined, name: string): number | null {
  if (value?.type !== 'date') {
    throw new OperatorError(`${name} takes a date.`);
  }
  return value.value;
}
