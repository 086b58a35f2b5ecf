import type {Column} from '../types';

/** The values that a nominal column knows, in their order, whether or not a row has them. */
export function knownValues({values, knownValues: known}: Column): string[] {
  return known
    ? [...known]
    : [...new Set(values.filter((value) => typeof value === 'string'))];
}
