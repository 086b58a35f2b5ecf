/** A source of random numbers that a seed settles. */
export type Random = {
  /** A number from 0 (included) to 1 (excluded). */
  readonly nextDouble: () => number;
  /** A whole number from 0 to `bound - 1`. */
  readonly nextInt: (bound: number) => number;
};

const MULTIPLIER = BigInt(0x5deece66d);
const INCREMENT = BigInt(11);
const STATE_BITS = 48;

/**
 * The linear congruential generator of the Java platform, which the operators
 * draw from: the same seed gives the same numbers.
 */
export function javaRandom(seed: number): Random {
  let state = BigInt.asUintN(STATE_BITS, BigInt(seed) ^ MULTIPLIER);
  const next = (bits: number): number => {
    state = BigInt.asUintN(STATE_BITS, state * MULTIPLIER + INCREMENT);
    return Number(state >> BigInt(STATE_BITS - bits));
  };
  return {
    nextDouble: () => (next(26) * 2 ** 27 + next(27)) / 2 ** 53,
    nextInt: (bound) => {
      const isPowerOfTwo = Number.isInteger(Math.log2(bound));
      if (isPowerOfTwo) {
        return Math.floor((bound * next(31)) / 2 ** 31);
      }
      // The last, incomplete run of numbers is drawn again, so that all are equally likely.
      const complete = 2 ** 31 - (2 ** 31 % bound);
      let drawn = next(31);
      while (drawn >= complete) {
        drawn = next(31);
      }
      return drawn % bound;
    },
  };
}
