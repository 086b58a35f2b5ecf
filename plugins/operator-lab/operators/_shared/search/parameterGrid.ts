import {doubleText} from '../texts/doubleText';
import {OperatorError} from '../types';
import type {Setting} from '../types';

/** A parameter of an inner operator, with the values to try. */
export type Tried = {
  /** Operator and parameter, separated by a dot. */
  readonly parameter: string;
  readonly values: readonly string[];
};

/**
 * Maps a fraction of the steps, from 0 to 1, to a value between both limits.
 */
function scaled(scale: string, share: number, min: number, max: number) {
  if (scale === 'logarithmic') {
    return (max / min) ** share * min;
  }
  return min + share ** (scale === 'quadratic' ? 2 : 1) * (max - min);
}

/**
 * Returns the values of a comma-separated list, or of a range
 * `[min;max;steps;scale]`. A range has `steps + 1` values. For integers,
 * consecutive duplicates are removed.
 */
export function gridValues(text: string, isInteger: boolean): string[] {
  if (!text.includes('[')) {
    return text.split(',');
  }
  const [min = '', max = '', count = '', scale = 'linear'] = text
    .slice(text.indexOf('[') + 1, text.indexOf(']'))
    .trim()
    .split(/[;:,]/);
  const steps = Number(count);
  const values = Array.from({length: steps + 1}, (_, step) =>
    scaled(scale, step / steps, Number(min), Number(max)),
  );
  return isInteger
    ? values
        .map(Math.round)
        .filter((value, at, all) => value !== all[at - 1])
        .map(String)
    : values.map(doubleText);
}

/** Reads the parameters and values of the list `parameters`. */
export function triedParameters(
  list: Setting | undefined,
  integers: readonly string[],
): readonly Tried[] {
  const pairs = (list ?? []) as readonly (readonly [string, string])[];
  return pairs.map(([parameter, values]) => ({
    parameter,
    values: gridValues(values, integers.includes(parameter)),
  }));
}

/**
 * Returns all combinations of values. The first parameter changes fastest.
 * @throws OperatorError if there is no combination.
 */
export function combinations(tried: readonly Tried[]): readonly string[][] {
  const all = tried.reduce<string[][]>(
    (before, {values}) =>
      values.flatMap((value) => before.map((others) => [...others, value])),
    [[]],
  );
  if (tried.length === 0 || all.length === 0) {
    throw new OperatorError('There is no combination to try.');
  }
  return all;
}

/**
 * Returns the index of the best fitness. If candidates tie, the first one wins.
 * NaN is the worst.
 */
export function bestPlace(fitness: readonly number[]): number {
  return fitness.reduce(
    (best, value, at) =>
      value > Number(fitness[best]) || Number.isNaN(fitness[best]) ? at : best,
    0,
  );
}
