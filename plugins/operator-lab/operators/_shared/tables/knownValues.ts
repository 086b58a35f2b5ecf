import type {Column} from '../types';

/**
 * Returns the value list of a nominal column, including values that do not
 * occur.
 */
export function knownValues({values, knownValues: known}: Column): string[] {
  return known
    ? [...known]
    : [...new Set(values.filter((value) => typeof value === 'string'))];
}
