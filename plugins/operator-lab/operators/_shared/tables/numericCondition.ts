import {OperatorError} from '../types';

type Test = (value: number) => boolean;

/** Comparisons by sign. Longer signs come before their prefixes. */
const COMPARISONS: readonly (readonly [
  sign: string,
  compare: (value: number, limit: number) => boolean,
])[] = [
  ['<>', (value, limit) => value !== limit],
  ['!=', (value, limit) => value !== limit],
  ['<=', (value, limit) => value <= limit],
  ['<', (value, limit) => value < limit],
  ['>=', (value, limit) => value >= limit],
  ['>', (value, limit) => value > limit],
  ['=', (value, limit) => value === limit],
];

function comparison(written: string): Test {
  const part = written.trim();
  const found = COMPARISONS.find(([sign]) => part.startsWith(sign));
  if (!found) {
    throw new OperatorError(`"${part}" begins with no sign of comparison.`);
  }
  const [sign, compare] = found;
  const number = part.slice(sign.length).trim();
  const limit = Number(number);
  if (number === '' || Number.isNaN(limit)) {
    throw new OperatorError(`"${number}" is no number.`);
  }
  return (value) => compare(value, limit);
}

/**
 * Parses a numeric condition: comparisons joined by `&&` or `||`.
 * @throws OperatorError if it is empty, mixes both, or has an invalid
 * comparison.
 */
export function numericCondition(condition: string): Test {
  if (condition === '') {
    throw new OperatorError('The filter by values needs a condition.');
  }
  const isAll = condition.includes('&&');
  if (isAll && condition.includes('||')) {
    throw new OperatorError('One condition cannot have both && and ||.');
  }
  const tests = condition.split(/&&|\|\|/).map(comparison);
  return (value) =>
    isAll
      ? tests.every((holds) => holds(value))
      : tests.some((holds) => holds(value));
}
