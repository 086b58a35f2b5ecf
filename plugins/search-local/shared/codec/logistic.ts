/** Chances are 12 bits wide: from 0 to 4095. */
export const CHANCE_BITS = 12;

const ONE = 1 << CHANCE_BITS;

/** Greatest number in the logistic domain; 256 is 1. */
const MAX = 2047;

/** Values of the logistic function at every 128th number from -2048 on (Mahoney, lpaq). */
const KNOTS = [
  1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047,
  2549, 2994, 3348, 3607, 3785, 3901, 3975, 4022, 4050, 4068, 4079, 4085, 4089,
  4092, 4093, 4094,
];

/**
 * The logistic function in whole numbers, from a table: `Math.exp` need not
 * give the same digits on every machine, and encoder and decoder must agree.
 */
function logistic(x: number): number {
  const low = x & 127;
  const at = (x >> 7) + 16;
  return (KNOTS[at]! * (128 - low) + KNOTS[at + 1]! * low + 64) >> 7;
}

const SQUASHED = Int16Array.from({length: 2 * MAX + 1}, (_, at) =>
  logistic(at - MAX),
);

/** The chance that a number in the logistic domain stands for. */
export function squash(x: number): number {
  return SQUASHED[Math.max(-MAX, Math.min(MAX, Math.round(x))) + MAX]!;
}

function inverse(): Int16Array {
  const table = new Int16Array(ONE).fill(MAX);
  let next = 0;
  for (let x = -MAX; x <= MAX; x++) {
    for (const end = squash(x); next <= end; next++) {
      table[next] = x;
    }
  }
  return table;
}

/** The number in the logistic domain of each chance: the inverse of `squash`. */
export const STRETCHED = inverse();
