import {javaRandom} from '../numbers/javaRandom';
import {NotComputed} from '../types';
import {expectCount} from './mathematics';
import type {Node} from './parse';
import {numberOf, numeric} from './value';
import type {Value} from './value';

/** Functions that can skip an argument in some rows. */
const LAZY: readonly string[] = ['if', '&&', '||'];

/** True if an expression draws random numbers. */
const drawsNumbers = (node: Node): boolean =>
  node.kind === 'call' &&
  (node.name === 'rand' || node.parts.some(drawsNumbers));

/**
 * Checks that each row draws the same number of random numbers.
 * @throws NotComputed for random numbers in arguments that can be skipped.
 */
export function expectDrawn({
  name,
  parts,
}: Extract<Node, {kind: 'call'}>): void {
  if (LAZY.includes(name) && parts.some(drawsNumbers)) {
    throw new NotComputed(`Random numbers within ${name} are not computed.`);
  }
}

/**
 * Returns a random number from 0 to below 1. With a constant seed, a generator
 * draws one number for each row. With a seed that differs between rows, each
 * row has its own generator.
 * @throws NotComputed without a seed, because other operators use the same
 * generator.
 */
export function randomOf(
  parts: readonly Value[],
  isConstant: boolean,
  row: number,
): Value {
  expectCount(parts, 'rand', 0, 1);
  const seed = parts[0] ? Math.trunc(numberOf(parts[0], 'rand') || 0) : -1;
  if (seed < 0) {
    throw new NotComputed('The seed of the workflow is not known here.');
  }
  const {nextDouble} = javaRandom(seed);
  for (let skipped = 0; isConstant && skipped < row; skipped += 1) {
    nextDouble();
  }
  return numeric('real', nextDouble());
}
