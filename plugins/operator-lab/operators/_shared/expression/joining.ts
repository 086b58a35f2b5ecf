import {OperatorError} from '../types';
import {fixedText} from '../texts/numberText';
import {truthOf} from './logic';
import {commonType, expectCount} from './mathematics';
import type {Calls} from './mathematics';
import {isNumeric, numberOf, numeric, text} from './value';
import type {Value} from './value';

/** Formats a real number. Whole numbers keep a decimal: 2.0. */
function realText(value: number): string {
  if (!Number.isFinite(value)) {
    return fixedText(value, 0);
  }
  return Number.isInteger(value) ? `${value}.0` : String(value);
}

/**
 * Converts a value to text for `+` and `if`, or to null if it is missing. Real
 * numbers keep their decimal: 2.0.
 */
export function asText(value: Value): string | null {
  if (value.value === null) {
    return null;
  }
  if (value.type === 'date') {
    throw new OperatorError('Turn a date into text with date_str.');
  }
  return value.type === 'real' ? realText(value.value) : String(value.value);
}

function joined(left: Value, right: Value): Value {
  const texts = [asText(left), asText(right)];
  return text(
    texts.every((one) => one === null)
      ? null
      : texts.map((one) => one ?? '').join(''),
  );
}

/**
 * Converts a result of `if` to the common type of both results: text if they
 * differ in kind.
 */
function withType(value: Value, other: Value): Value {
  if (value.type === other.type) {
    return value;
  }
  return isNumeric(value) && isNumeric(other)
    ? numeric('real', value.value ?? NaN)
    : text(asText(value));
}

const missingOf = (value: Value): Value => ({...value, value: null});

/** Addition, concatenation, subtraction, and `if`. */
export const JOINING: Calls = {
  '+': (parts, name) => {
    expectCount(parts, name, 1, 2);
    const [left, right] = parts as [Value, Value | undefined];
    if (!right) {
      numberOf(left, name);
      return left;
    }
    if (isNumeric(left) && isNumeric(right)) {
      return numeric(
        commonType(parts),
        numberOf(left, name) + numberOf(right, name),
      );
    }
    const hasText = left.type === 'text' || right.type === 'text';
    if (!hasText || left.type === 'date' || right.type === 'date') {
      throw new OperatorError('+ takes numbers, or a text and another value.');
    }
    return joined(left, right);
  },
  '-': (parts, name) => {
    expectCount(parts, name, 1, 2);
    const [left = NaN, right] = parts.map((part) => numberOf(part, name));
    return numeric(
      commonType(parts),
      right === undefined ? -left : left - right,
    );
  },
  if: (parts, name) => {
    expectCount(parts, name, 3);
    const [condition, then, otherwise] = parts as [Value, Value, Value];
    const holds = truthOf(condition, name);
    const value = holds === false ? otherwise : then;
    const result = withType(value, holds === false ? then : otherwise);
    return holds === null ? missingOf(result) : result;
  },
};
