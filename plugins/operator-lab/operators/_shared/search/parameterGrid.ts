import {doubleText} from '../texts/doubleText';
import {OperatorError} from '../types';
import type {Setting} from '../types';

/** A parameter of an inner operator, and the values to try. */
export type Tried = {
  /** Operator and parameter with a dot between. */
  readonly parameter: string;
  readonly values: readonly string[];
};

/** A share of the steps, from 0 to 1, as a value between both bounds. */
function scaled(scale: string, share: number, min: number, max: number) {
  if (scale === 'logarithmic') {
    return (max / min) ** share * min;
  }
  return min + share ** (scale === 'quadratic' ? 2 : 1) * (max - min);
}

/**
 * The values of a list with commas, or of a range `[min;max;steps;scale]`,
 * which has one value more than steps. Of whole numbers, a value that equals
 * the one before is left out.
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

/** What the list `parameters` asks for. */
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
 * All combinations of some values; those of the first parameter change fastest.
 * @throws OperatorError for a single combination.
 */
export function combinations(tried: readonly Tried[]): readonly string[][] {
  const all = tried.reduce<string[][]>(
    (before, {values}) =>
      values.flatMap((value) => before.map((others) => [...others, value])),
    [[]],
  );
  if (all.length <= 1) {
    throw new OperatorError('There is only one combination to try.');
  }
  return all;
}

/** The place of the best fitness: of equals, the first. No number is the worst. */
export function bestPlace(fitness: readonly number[]): number {
  return fitness.reduce(
    (best, value, at) =>
      value > Number(fitness[best]) || Number.isNaN(fitness[best]) ? at : best,
    0,
  );
}
