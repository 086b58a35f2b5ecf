import lunr from 'lunr';
import {DEFAULT_OPTIONS} from '../../plugins/search-local/options';
import {SEARCH_FIELDS} from '../../plugins/search-local/shared/fields';
import {stem} from '../../plugins/search-local/shared/language/language';
import {tokenize} from '../../plugins/search-local/shared/words';
import type {IndexedDocument} from '../../plugins/search-local/server/indexedDocuments';

type Value = null | string | object | object[] | undefined;

/**
 * Builds a standard lunr index of the surface forms and stems in English
 * documents.
 */
export function plainLunr(documents: readonly IndexedDocument[]): lunr.Index {
  const {boosts, k1, b} = DEFAULT_OPTIONS;
  const builder = new lunr.Builder();
  const terms = (value: Value) =>
    tokenize([(value ?? '') as string | string[]].flat().join(' ')).flatMap(
      (term) => [...new Set([term, stem(term, 'en')])],
    );
  builder.tokenizer = Object.assign(
    (value?: Value) => terms(value).map((term) => new lunr.Token(term, {})),
    {separator: lunr.tokenizer.separator},
  );
  builder.k1(k1);
  builder.b(b);
  builder.ref('id');
  SEARCH_FIELDS.forEach((field) =>
    builder.field(field, {boost: boosts[field === 'names' ? 'tags' : field]}),
  );
  documents.forEach((document) => builder.add(document));
  return builder.build();
}

/**
 * Scores of documents for exact terms and stems, and for terms with a trailing
 * wildcard.
 */
export function lunrScores(
  index: lunr.Index,
  words: readonly string[],
): ReadonlyMap<number, number> {
  const found = index.query((query) => {
    const exact = new Set(words.flatMap((word) => [word, stem(word, 'en')]));
    query.term([...exact], {usePipeline: false});
    query.term([...words], {
      usePipeline: false,
      wildcard: lunr.Query.wildcard.TRAILING,
    });
  });
  return new Map(found.map(({ref, score}) => [Number(ref), score]));
}
