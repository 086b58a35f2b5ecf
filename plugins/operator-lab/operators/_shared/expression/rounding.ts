import {OperatorError} from '../types';
import {expectCount, ofNumber} from './mathematics';
import type {Call, Calls} from './mathematics';
import {isNumeric, numberOf, numeric} from './value';
import type {Value} from './value';

/** Rounds to an integer. Halves go to the even neighbor, as in IEEE 754. */
export function toEven(value: number): number {
  const floor = Math.floor(value);
  const isHalf = value - floor === 0.5;
  return isHalf && floor % 2 === 0 ? floor : Math.round(value);
}

/**
 * Builds a rounding function with an optional number of digits. Without digits,
 * the result is an integer.
 */
function rounded(
  whole: (value: number) => number,
  toDigits: (value: number, digits: number) => number,
): Call {
  return (parts, name) => {
    expectCount(parts, name, 1, 2);
    const value = numberOf(parts[0], name);
    const digits = parts.length > 1 ? numberOf(parts[1], name) : NaN;
    return numeric(
      parts.length > 1 && parts[0]?.type === 'real' ? 'real' : 'integer',
      Number.isNaN(digits) ? whole(value) : toDigits(value, digits),
    );
  };
}

/** Builds a function of 32-bit integers. Missing values count as 0. */
function ofBits(compute: (...values: number[]) => number, count: number): Call {
  return (parts, name) => {
    expectCount(parts, name, count);
    if (parts.some(({type}) => type !== 'integer')) {
      throw new OperatorError(`${name} takes integers.`);
    }
    return numeric('integer', compute(...parts.map(bits)));
  };
}

const bits = (part: Value): number =>
  isNumeric(part) ? Math.trunc(part.value ?? 0) : 0;

/** Rounding functions, and bitwise functions for integers. */
export const ROUNDING: Calls = {
  round: rounded(Math.round, (value, digits) => {
    const factor = 10 ** Math.trunc(digits);
    return Math.round(value * factor) / factor;
  }),
  rint: rounded(toEven, (value, digits) => {
    const factor = Math.trunc(10 ** Math.trunc(digits));
    return toEven(value * factor) / factor;
  }),
  floor: ofNumber(Math.floor, 'integer'),
  ceil: ofNumber(Math.ceil, 'integer'),
  bit_and: ofBits((first = 0, second = 0) => first & second, 2),
  bit_or: ofBits((first = 0, second = 0) => first | second, 2),
  bit_xor: ofBits((first = 0, second = 0) => first ^ second, 2),
  bit_not: ofBits((value = 0) => ~value, 1),
};
