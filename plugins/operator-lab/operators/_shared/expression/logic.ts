import {OperatorError} from '../types';
import {expectCount} from './mathematics';
import type {Call, Calls} from './mathematics';
import {isAbsent, isNumeric, numberOf, truth} from './value';
import type {Value} from './value';

/** Returns a truth value. Numbers other than 0 are true. */
export function truthOf(
  value: Value | undefined,
  name: string,
): boolean | null {
  if (value?.type === 'boolean') {
    return value.value;
  }
  if (value && isNumeric(value)) {
    return value.value === null ? null : value.value !== 0;
  }
  throw new OperatorError(`${name} takes true, false, or numbers.`);
}

/**
 * Builds a connective. If either side is missing, the result is missing, even
 * if the other side would determine it.
 */
function connective(compute: (left: boolean, right: boolean) => boolean): Call {
  return (parts, name) => {
    expectCount(parts, name, 2);
    const [left, right] = parts.map((part) => truthOf(part, name));
    return truth(
      isAbsent(left) || isAbsent(right) ? null : compute(left, right),
    );
  };
}

/** True if two values of any types are equal. */
function areEqual(left: Value, right: Value): boolean {
  const isOfSameType =
    left.type === right.type || (isNumeric(left) && isNumeric(right));
  if (left.value === null || right.value === null) {
    return isOfSameType && left.value === right.value;
  }
  if (isOfSameType) {
    return left.value === right.value;
  }
  return equalsAcross(left, right) || equalsAcross(right, left);
}

/**
 * True if values of different types are equal. A number equals its text, 1 or 0
 * for a truth value, and the milliseconds of a date. A truth value also equals
 * its text.
 */
function equalsAcross(left: Value, right: Value): boolean {
  if (isNumeric(left)) {
    return right.type === 'text'
      ? right.value?.trim() !== '' && Number(right.value) === left.value
      : Number(right.value) === left.value;
  }
  return (
    left.type === 'boolean' &&
    right.type === 'text' &&
    String(left.value) === right.value
  );
}

/**
 * Builds a comparison of two numbers or two texts. If either is missing, it is
 * false.
 */
function order(
  compute: (left: number | string, right: number | string) => boolean,
): Call {
  return (parts, name) => {
    expectCount(parts, name, 2);
    const [left, right] = parts as [Value, Value];
    const areNumbers = isNumeric(left) && isNumeric(right);
    const areTexts = left.type === 'text' && right.type === 'text';
    if (!areNumbers && !areTexts) {
      throw new OperatorError(`${name} compares two numbers or two texts.`);
    }
    return truth(
      left.value !== null &&
        right.value !== null &&
        compute(left.value, right.value),
    );
  };
}

const equality =
  (isWanted: boolean): Call =>
  (parts, name) => {
    expectCount(parts, name, 2);
    const [left, right] = parts as [Value, Value];
    return truth(areEqual(left, right) === isWanted);
  };

/** Comparisons and connectives. */
export const LOGIC: Calls = {
  '!': (parts, name) => {
    expectCount(parts, name, 1);
    const value = truthOf(parts[0], name);
    return truth(value === null ? null : !value);
  },
  '&&': connective((left, right) => left && right),
  '||': connective((left, right) => left || right),
  '==': equality(true),
  '!=': equality(false),
  '<': order((left, right) => left < right),
  '>': order((left, right) => left > right),
  '<=': order((left, right) => left <= right),
  '>=': order((left, right) => left >= right),
  missing: (parts, name) => {
    expectCount(parts, name, 1);
    return truth(parts[0]?.value === null);
  },
  isFinite: (parts, name) => {
    expectCount(parts, name, 1);
    const value = numberOf(parts[0], name);
    return truth(Number.isNaN(value) ? null : Number.isFinite(value));
  },
};
