/**
 * Random numbers that a seed decides: the generator mulberry32, on 32-bit
 * integers only, so that every machine gets the same ones.
 */
export function createRandom(seed) {
  let state = seed >>> 0;
  /** The next number, from 0 to below 1. */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    /** Whether something with this chance happens. */
    chance: (probability) => next() < probability,
    /** A whole number, both ends included. */
    integer: (from, to) => from + Math.floor(next() * (to - from + 1)),
    /** One of some values. */
    pick: (values) => values[Math.floor(next() * values.length)],
    /** One of the keys, as often as their weights say. */
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
    /** A number around 0 that lies between -1 and 1, most often near 0. */
    bump: () => (next() + next() + next()) / 1.5 - 1,
  };
}
