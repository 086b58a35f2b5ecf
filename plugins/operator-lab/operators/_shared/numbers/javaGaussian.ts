import type {Random} from './javaRandom';

/** Normally distributed numbers as the Java platform draws them: two at a time, by the polar method. */
export function javaGaussian(random: Random): () => number {
  let kept: number | undefined;
  return () => {
    if (kept !== undefined) {
      const value = kept;
      kept = undefined;
      return value;
    }
    for (;;) {
      const a = 2 * random.nextDouble() - 1;
      const b = 2 * random.nextDouble() - 1;
      const square = a * a + b * b;
      if (square < 1 && square !== 0) {
        const factor = Math.sqrt((-2 * Math.log(square)) / square);
        kept = b * factor;
        return a * factor;
      }
    }
  };
}
