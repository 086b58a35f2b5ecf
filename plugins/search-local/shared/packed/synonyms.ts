import {memo} from '../memo';
import type {PackedSynonyms, Synonyms} from '../types';

/** Separator of keys, which are words with spaces between them. */
const SEPARATOR = ',';

function inverted(
  table: Iterable<readonly [string, readonly string[]]>,
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [one, others] of table) {
    for (const other of others) {
      memo(found, other, () => []).push(one);
    }
  }
  return found;
}

/** Encodes synonyms as keys by replacement, because many keys have the same replacement. */
export const packSynonyms = (synonyms: Synonyms): PackedSynonyms =>
  Object.fromEntries(
    Array.from(inverted(Object.entries(synonyms)), ([replacement, keys]) => [
      replacement,
      keys.join(SEPARATOR),
    ]),
  );

/** Decodes the result of `packSynonyms`, in the order of the first occurrences. */
export const unpackSynonyms = (
  packed: PackedSynonyms,
): ReadonlyMap<string, readonly string[]> =>
  inverted(
    Object.entries(packed).map(([replacement, keys]) => [
      replacement,
      keys.split(SEPARATOR),
    ]),
  );
