import lunr from 'lunr';
import {SEARCH_FIELDS} from '../../plugins/search-local/shared/fields';
import type {SearchField} from '../../plugins/search-local/shared/fields';
import {loadIndex} from '../../plugins/search-local/client/index/loadIndex';
import type {LoadSettings} from '../../plugins/search-local/client/index/loadIndex';
import {postingCounts} from '../../plugins/search-local/client/index/postings';
import {weighedPostings} from '../../plugins/search-local/client/index/weights';

/** Which documents have a term in a field; without metadata, as none is collected. */
type Documents = Record<string, Record<string, never>>;

type InvertedEntry = readonly [
  term: string,
  posting: {readonly _index: number} & Record<SearchField, Documents>,
];

/** What `lunr.Index.load` reads. */
export type SerializedLunrIndex = {
  readonly version: string;
  readonly fields: readonly SearchField[];
  /** Term numbers and weights by turns, for each `field/id`. */
  readonly fieldVectors: readonly (readonly [string, readonly number[]])[];
  readonly invertedIndex: readonly InvertedEntry[];
  readonly pipeline: readonly string[];
};

/**
 * The lunr index of an index file, as `lunr.Index.load` reads it: surface forms
 * and stems of all fields of the specification, weighed with their boosts.
 * @throws Error when the file is not what this version of the plugin writes.
 */
export function restoreLunrIndex(
  file: unknown,
  settings: LoadSettings,
): SerializedLunrIndex {
  const index = loadIndex(file, settings);
  const vectors = new Map<string, number[]>();
  index.pageOf.forEach((_, section) =>
    SEARCH_FIELDS.forEach((name) => vectors.set(`${name}/${section}`, [])),
  );
  const invertedIndex = index.terms.flatMap((term, number): InvertedEntry[] => {
    // Terms of code would change the length of what a wildcard stands for.
    if (postingCounts(index, number).specified === 0) {
      return [];
    }
    const posting = {
      _index: number,
      title: {},
      content: {},
      tags: {},
      sidebarParentCategories: {},
    } as InvertedEntry[1];
    const found = weighedPostings(index, number);
    for (let at = 0; at < found.length; at++) {
      const name = SEARCH_FIELDS[found.fields[at]!];
      const section = found.sections[at]!;
      if (name) {
        posting[name][section] = {};
        vectors.get(`${name}/${section}`)?.push(number, found.weights[at]!);
      }
    }
    return [[term, posting]];
  });
  return {
    version: lunr.version,
    fields: SEARCH_FIELDS,
    fieldVectors: [...vectors],
    invertedIndex,
    pipeline: [],
  };
}
