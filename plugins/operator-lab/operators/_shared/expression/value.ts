import {OperatorError} from '../types';

/** Types of the expression language; columns of any nominal type are text. */
export type ValueType = 'text' | 'real' | 'integer' | 'boolean' | 'date';

/**
 * A value with its type. Missing is null; dates are milliseconds since
 * 1970-01-01 00:00 UTC.
 */
export type Value =
  | {readonly type: 'text'; readonly value: string | null}
  | {readonly type: 'real' | 'integer' | 'date'; readonly value: number | null}
  | {readonly type: 'boolean'; readonly value: boolean | null};

/** What a function takes its arguments from, and what it may ask for besides. */
export type Scope = {
  /** The columns of the row by name. */
  readonly columns: Readonly<Record<string, Value>>;
  /** Workflow variables by name. */
  readonly variables?: Readonly<Record<string, string>>;
};

/** A number as a value; what is no number is missing. */
export function numeric(type: 'real' | 'integer', value: number): Value {
  return {type, value: Number.isNaN(value) ? null : value};
}

/** A text as a value. */
export const text = (value: string | null): Value => ({type: 'text', value});

/** A truth value as a value. */
export const truth = (value: boolean | null): Value => ({
  type: 'boolean',
  value,
});

/** Whether there is neither a value nor a missing one. */
export const isAbsent = (value: unknown): value is null | undefined =>
  value === null || value === undefined;

/** Whether a value is of one of the two types of numbers. */
export function isNumeric(value: Value): value is Extract<
  Value,
  {type: 'real' | 'integer' | 'date'}
> & {
  type: 'real' | 'integer';
} {
  return value.type === 'real' || value.type === 'integer';
}

/**
 * The number of a value, NaN where it is missing.
 * @throws OperatorError where it is of another type.
 */
export function numberOf(value: Value | undefined, name: string): number {
  if (!value || !isNumeric(value)) {
    throw new OperatorError(`${name} takes numbers.`);
  }
  return value.value ?? NaN;
}

/**
 * The text of a value, null where it is missing.
 * @throws OperatorError where it is of another type.
 */
export function textOf(value: Value | undefined, name: string): string | null {
  if (value?.type !== 'text') {
    throw new OperatorError(`${name} takes text.`);
  }
  return value.value;
}

/**
 * The date of a value in milliseconds, null where it is missing.
 * @throws OperatorError where it is of another type.
 */
export function dateOf(value: Value | undefined, name: string): number | null {
  if (value?.type !== 'date') {
    throw new OperatorError(`${name} takes a date.`);
  }
  return value.value;
}
