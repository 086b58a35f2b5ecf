import {typeOf} from './parameterTypes';
import type {Parameter} from './parameter';

/** Returns the reason why a parameter cannot have a value, as the end of a sentence, or undefined if it can. */
export function mismatch(
  {type, options, min, max, dynamic_options: isOpen}: Parameter,
  value: unknown,
): string | undefined {
  if (typeOf(type).control === 'number') {
    if (typeof value !== 'number') {
      return type === 'real number' && value === 'infinity'
        ? undefined
        : 'is not a number';
    }
    if (type === 'integer' && !Number.isInteger(value)) {
      return 'is not an integer';
    }
    return value < (min ?? -Infinity) || value > (max ?? Infinity)
      ? `is outside its range: ${min ?? '…'} to ${max ?? '…'}`
      : undefined;
  }
  if (type === 'boolean') {
    return typeof value === 'boolean' ? undefined : 'is neither true nor false';
  }
  return type === 'selection' &&
    options &&
    !isOpen &&
    !Object.hasOwn(options, String(value))
    ? `is none of its options: ${Object.keys(options).join(', ')}`
    : undefined;
}
