import {sum} from '../numbers/averages';
import {OperatorError} from '../types';
import {numberOf, numeric} from './value';
import type {Value} from './value';

/**
 * A function of the expression language.
 * @param name Name of the function, for error messages.
 */
export type Call = (parts: readonly Value[], name: string) => Value;

/** Functions and operators by name. */
export type Calls = Readonly<Record<string, Call>>;

/**
 * Checks the number of arguments.
 * @throws OperatorError if it is not between `least` and `most`.
 */
export function expectCount(
  parts: readonly Value[],
  name: string,
  least: number,
  most = least,
): void {
  if (parts.length < least || parts.length > most) {
    throw new OperatorError(
      `${name} takes ${least === most ? least : `${least} to ${most}`} arguments, not ${parts.length}.`,
    );
  }
}

/** Builds a function of one number. With `as is`, integers stay integers. */
export function ofNumber(
  compute: (value: number) => number,
  type?: 'integer' | 'as is',
): Call {
  return (parts, name) => {
    expectCount(parts, name, 1);
    const result = compute(numberOf(parts[0], name));
    const isInteger =
      type === 'integer' || (type === 'as is' && parts[0]?.type === 'integer');
    return numeric(isInteger ? 'integer' : 'real', result);
  };
}

/** Returns `integer` if all arguments are integers. */
export const commonType = (parts: readonly Value[]): 'integer' | 'real' =>
  parts.every(({type}) => type === 'integer') ? 'integer' : 'real';

/**
 * Builds a function of two numbers. Without a type, the result has their common
 * type.
 */
export function ofTwoNumbers(
  compute: (first: number, second: number) => number,
  type?: 'integer' | 'real',
): Call {
  return (parts, name) => {
    expectCount(parts, name, 2);
    return numeric(
      type ?? commonType(parts),
      compute(numberOf(parts[0], name), numberOf(parts[1], name)),
    );
  };
}

/**
 * Builds a function of one or more numbers. Without a type, the result has
 * their common type.
 */
function ofNumbers(
  compute: (values: readonly number[]) => number,
  type?: 'real',
): Call {
  return (parts, name) => {
    expectCount(parts, name, 1, Infinity);
    return numeric(
      type ?? commonType(parts),
      compute(parts.map((part) => numberOf(part, name))),
    );
  };
}

/** Like Java, JavaScript returns NaN for 1 to the power of infinity. */
const power = ofTwoNumbers(Math.pow);

/** Remainder with the sign of the dividend. */
const remainder = ofTwoNumbers((first, second) => first % second);

const isMultipleOfPi = (value: number): boolean => value % Math.PI === 0;

function choose(number: number, chosen: number): number {
  if (!Number.isFinite(number) || !Number.isFinite(chosen)) {
    return NaN;
  }
  const [n, k] = [Math.trunc(number), Math.trunc(chosen)];
  if (n < 0 || k < 0) {
    throw new OperatorError('binom takes no negative numbers.');
  }
  let ways = k > n ? 0 : 1;
  for (let at = 1; at <= k && ways > 0; at += 1) {
    ways = (ways * (n - k + at)) / at;
  }
  return Math.round(ways);
}

/** Operators and functions for numbers, except `+`, `-`, and rounding. */
export const MATHEMATICS: Calls = {
  '*': ofTwoNumbers((first, second) => first * second),
  '/': ofTwoNumbers((first, second) => first / second, 'real'),
  '%': remainder,
  '^': power,
  mod: remainder,
  pow: power,
  sqrt: ofNumber(Math.sqrt),
  exp: ofNumber(Math.exp),
  ln: ofNumber(Math.log),
  log: ofNumber(Math.log10),
  ld: ofNumber(Math.log2),
  sgn: ofNumber(Math.sign, 'integer'),
  abs: ofNumber(Math.abs, 'as is'),
  avg: ofNumbers((values) => sum(values) / values.length, 'real'),
  min: ofNumbers((values) => Math.min(...values)),
  max: ofNumbers((values) => Math.max(...values)),
  sum: ofNumbers(sum),
  binom: ofTwoNumbers(choose, 'integer'),
  sin: ofNumber(Math.sin),
  cos: ofNumber(Math.cos),
  tan: ofNumber(Math.tan),
  cot: ofNumber((value) => (isMultipleOfPi(value) ? NaN : 1 / Math.tan(value))),
  sec: ofNumber((value) => (value === Math.PI / 2 ? NaN : 1 / Math.cos(value))),
  cosec: ofNumber((value) =>
    isMultipleOfPi(value) ? NaN : 1 / Math.sin(value),
  ),
  asin: ofNumber(Math.asin),
  acos: ofNumber(Math.acos),
  atan: ofNumber(Math.atan),
  atan2: ofTwoNumbers(Math.atan2, 'real'),
  sinh: ofNumber(Math.sinh),
  cosh: ofNumber(Math.cosh),
  tanh: ofNumber(Math.tanh),
  asinh: ofNumber(Math.asinh),
  acosh: ofNumber(Math.acosh),
  atanh: ofNumber(Math.atanh),
};
