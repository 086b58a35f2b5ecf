import lunr from 'lunr';
import {SEARCH_FIELDS} from '../shared/types';
import type {SearchDocument, SearchField} from '../shared/types';

/** Where lunr has a term: by field, the documents that have it. */
type LunrPosting = Readonly<
  Record<SearchField, Readonly<Record<string, object>>>
>;

/** What lunr has counted; its types leave this open. */
export type LunrCounts = {
  readonly invertedIndex: Readonly<Record<string, LunrPosting>>;
  /** How often a field of a document has each term, by `field/id`. */
  readonly fieldTermFrequencies: Readonly<
    Record<string, Readonly<Record<string, number>>>
  >;
};

type FieldValue = string | readonly string[];

/**
 * Inverts documents with lunr: by surface forms, which `terms` finds in a text,
 * as the index keeps the stem of each beside it.
 */
export function invertDocuments(
  documents: readonly SearchDocument[],
  terms: (text: string) => string[],
): LunrCounts {
  const builder = new lunr.Builder();
  builder.tokenizer = Object.assign(
    (value?: null | string | object | object[]) =>
      [value as FieldValue]
        .flat()
        .flatMap(terms)
        .map((term) => new lunr.Token(term, {})),
    {separator: lunr.tokenizer.separator},
  );
  builder.ref('id');
  SEARCH_FIELDS.forEach((field) => builder.field(field));
  documents.forEach((document) => builder.add(document));
  return builder as unknown as LunrCounts;
}
