import type {Random} from './javaRandom';

/**
 * Generator of normally distributed numbers as in Java: the polar method, which
 * draws two numbers at a time.
 */
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
