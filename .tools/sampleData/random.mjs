/**
 * Seeded random numbers: the generator mulberry32, which uses only 32-bit
 * integers, so that all machines get the same numbers.
 */
export function createRandom(seed) {
  let state = seed >>> 0;
  /** Returns a number from 0 (included) to 1 (excluded). */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    /** Returns true with a probability. */
    chance: (probability) => next() < probability,
    /** Returns an integer in a range that includes both ends. */
    integer: (from, to) => from + Math.floor(next() * (to - from + 1)),
    /** Returns a random item of a list. */
    pick: (values) => values[Math.floor(next() * values.length)],
    /** Returns a random key, with probabilities proportional to the weights. */
    pickByWeight: (weights) => {
      const entries = Object.entries(weights);
      const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
      let left = next() * total;
      for (const [key, weight] of entries) {
        left -= weight;
        if (left < 0) {
          return key;
        }
      }
      return entries.at(-1)[0];
    },
    /** Returns a number between -1 and 1, usually near 0. */
    bump: () => (next() + next() + next()) / 1.5 - 1,
  };
}
