/** A pseudo-random generator, determined by its seed. */
export type Random = {
  /** Returns a number from 0 (included) to 1 (excluded). */
  readonly nextDouble: () => number;
  /** Returns an integer from 0 to `bound - 1`. */
  readonly nextInt: (bound: number) => number;
};

const MULTIPLIER = BigInt(0x5deece66d);
const INCREMENT = BigInt(11);
const STATE_BITS = 48;

/**
 * Linear congruential generator of Java, which the operators use. The same seed
 * always results in the same numbers.
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
      // Numbers from the last, incomplete range are drawn again, so that all
      // results are equally likely.
      const complete = 2 ** 31 - (2 ** 31 % bound);
      let drawn = next(31);
      while (drawn >= complete) {
        drawn = next(31);
      }
      return drawn % bound;
    },
  };
}
