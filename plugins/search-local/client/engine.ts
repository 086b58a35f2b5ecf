import lunr from 'lunr';
import {addClauses, queryTerms} from '../shared/query';
import type {QueryWeights} from '../shared/query';
import type {IndexFile, SearchDocument, SearchHit} from '../shared/types';

/** An index in memory, ready for queries. */
export type LoadedIndex = {
  readonly locale: string;
  readonly lunr: lunr.Index;
  readonly documents: ReadonlyMap<string, SearchDocument>;
};

function isIndexFile(file: unknown): file is IndexFile {
  return (
    typeof file === 'object' &&
    file !== null &&
    Array.isArray((file as Partial<IndexFile>).documents) &&
    typeof (file as Partial<IndexFile>).index === 'object'
  );
}

/**
 * Makes the content of an index file searchable.
 * @throws Error when the file is not what this version of the plugin writes.
 */
export function loadIndex(file: unknown, locale: string): LoadedIndex {
  if (!isIndexFile(file)) {
    throw new Error(
      `The search index for ${locale} is damaged: it has no documents or no index. Build the site again.`,
    );
  }
  return {
    locale,
    lunr: lunr.Index.load(file.index),
    documents: new Map(
      file.documents.map((document) => [String(document.id), document]),
    ),
  };
}

/** All hits of a query in one index, best first. */
export function searchIndex(
  {locale, lunr: index, documents}: LoadedIndex,
  text: string,
  weights: QueryWeights,
): SearchHit[] {
  const terms = queryTerms(text);
  if (terms.length === 0) {
    return [];
  }
  return index
    .query((query) => addClauses(query, {terms, locale, weights}))
    .flatMap(({ref, score}) => {
      const document = documents.get(ref);
      return document ? [{document, score, terms}] : [];
    });
}

/** The hits of several indexes, by score, then in document order. */
export function mergeHits(
  hits: readonly (readonly SearchHit[])[],
): SearchHit[] {
  return hits
    .flat()
    .sort((a, b) => b.score - a.score || a.document.id - b.document.id);
}
