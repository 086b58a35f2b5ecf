import type {Column} from './types';

/** The values that a nominal column knows, in their order, whether or not a row has them. */
export function valueList({knownValues, values}: Column): readonly string[] {
  return (
    knownValues ?? [
      ...new Set(values.filter((value) => typeof value === 'string')),
    ]
  );
}
