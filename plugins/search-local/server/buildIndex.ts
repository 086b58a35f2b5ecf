import lunr from 'lunr';
import {indexTerms} from '../shared/tokenizer';
import {SEARCH_FIELDS} from '../shared/types';
import type {IndexFile, SearchDocument} from '../shared/types';

/** How to build an index: the language of the text and the parameters of BM25. */
export type IndexSettings = {
  readonly locale: string;
  readonly k1: number;
  readonly b: number;
};

/**
 * Builds the index file of one locale. The same documents in the same order
 * give the same file, byte for byte.
 */
export function buildIndex(
  documents: readonly SearchDocument[],
  {locale, k1, b}: IndexSettings,
): IndexFile {
  // A builder of our own: the global pipeline and tokenizer of lunr stay as they are.
  const builder = new lunr.Builder();
  builder.tokenizer = Object.assign(
    (value?: null | string | object | object[]) =>
      indexTerms(
        Array.isArray(value) ? value.join(' ') : String(value ?? ''),
        locale,
      ).map((term) => new lunr.Token(term, {})),
    {separator: lunr.tokenizer.separator},
  );
  builder.k1(k1);
  builder.b(b);
  builder.ref('id');
  SEARCH_FIELDS.forEach((field) => builder.field(field));
  documents.forEach((document) => builder.add(document));
  return {documents, index: builder.build().toJSON()};
}
