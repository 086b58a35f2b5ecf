import {bytesOf} from './vlq';

/** Separates the chunks of a packed text; it is no digit. */
const SEPARATOR = ' ';

/** A text of chunks, such as one a term. */
export type Chunks = {
  readonly bytes: Uint8Array;
  /** Where each chunk begins, and at the end where one more would. */
  readonly starts: Uint32Array;
};

export const packChunks = (chunks: readonly string[]): string =>
  chunks.join(SEPARATOR);

/**
 * The chunks of a text, which are not read before somebody asks for one.
 * @throws RangeError when there are more or fewer than `count`.
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
