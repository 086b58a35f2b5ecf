const DIGITS =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Number of bits of a number in a digit. The sixth bit of a digit is set if more digits follow. */
const BITS = 5;
const MORE = 1 << BITS;

/** Maximum number of digits of a number, which has up to 30 bits. */
const MAX_DIGITS = 6;

/** Value of each digit by its character code; others have `NONE`. */
const NONE = 255;
const VALUES = new Uint8Array(128).fill(NONE);
Array.from(DIGITS, (digit, value) => {
  VALUES[digit.charCodeAt(0)] = value;
});

/**
 * Encodes a whole number, 0 or higher, as base64 digits, the lowest bits first: a
 * variable-length quantity, as in source maps.
 * @throws RangeError if the number has more than 30 bits.
 */
export function toVlq(value: number): string {
  if (!(value >= 0 && value < 2 ** (BITS * MAX_DIGITS))) {
    throw new RangeError(`${value} is too large for the index.`);
  }
  let text = '';
  let rest = value;
  do {
    const digit = rest & (MORE - 1);
    rest >>= BITS;
    text += DIGITS[rest > 0 ? digit | MORE : digit];
  } while (rest > 0);
  return text;
}

/** Encodes a whole number: 0, -1, 1, -2, … are numbered from 0. */
export const toSignedVlq = (value: number): string =>
  toVlq(value < 0 ? -2 * value - 1 : 2 * value);

/** Returns the bytes of a packed text, which is ASCII. */
export const bytesOf = (text: string): Uint8Array =>
  new TextEncoder().encode(text);

/** Reads the numbers in a range of characters. */
export class VlqReader {
  constructor(
    private readonly bytes: Uint8Array,
    private at = 0,
    private readonly end = bytes.length,
  ) {}

  get isAtEnd(): boolean {
    return this.at >= this.end;
  }

  /** @throws RangeError if a number is cut off or not a number. */
  next(): number {
    let value = 0;
    for (
      let shift = 0;
      shift < BITS * MAX_DIGITS && this.at < this.end;
      shift += BITS
    ) {
      const digit = VALUES[this.bytes[this.at++]!] ?? NONE;
      value |= (digit & (MORE - 1)) << shift;
      if (digit < MORE) {
        return value;
      }
      if (digit === NONE) {
        break;
      }
    }
    throw new RangeError('A number of the index is cut off.');
  }

  nextSigned(): number {
    const value = this.next();
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  }
}

/** Separator of the chunks of a packed text, which is not a digit. */
const SEPARATOR = ' ';

/** A text that consists of chunks, such as one for each term. */
export type Chunks = {
  readonly bytes: Uint8Array;
  /** Position of each chunk, followed by the position after the last one. */
  readonly starts: Uint32Array;
};

export const packChunks = (chunks: readonly string[]): string =>
  chunks.join(SEPARATOR);

/**
 * Splits a text into chunks, which are decoded later.
 * @throws RangeError if there are more or fewer than `count`.
 */
export function unpackChunks(text: string, count: number): Chunks {
  const bytes = bytesOf(text);
  const starts = new Uint32Array(count + 1);
  const separator = SEPARATOR.charCodeAt(0);
  let found = 0;
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] === separator) {
      starts[++found] = at + 1;
    }
  }
  if (found !== Math.max(0, count - 1)) {
    throw new RangeError(`There are not ${count} chunks.`);
  }
  starts[count] = bytes.length + 1;
  return {bytes, starts};
}

/** Returns the number of characters of each chunk, including a separator. */
export const chunkSizes = ({starts}: Chunks): number[] =>
  Array.from(starts.subarray(1), (start, chunk) => start - starts[chunk]!);
