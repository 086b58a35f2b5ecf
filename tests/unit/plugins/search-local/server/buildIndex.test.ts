import lunr from 'lunr';
import {describe, expect, it} from 'vitest';
import {loadIndex} from '../../../../../plugins/search-local/client/index/loadIndex';
import {baseScores} from '../../../../../plugins/search-local/client/index/baseScores';
import {DEFAULT_OPTIONS} from '../../../../../plugins/search-local/options';
import {
  buildDocuments,
  siteContent,
} from '../../../../../plugins/search-local/server/buildDocuments';
import {restoreDocuments} from '../../../../../plugins/search-local/shared/restoreDocuments';
import {
  stem,
  tokenize,
} from '../../../../../plugins/search-local/shared/tokenizer';
import {
  SEARCH_FIELDS,
  type IndexFile,
  type SearchDocument,
} from '../../../../../plugins/search-local/shared/types';
import {filesOf, indexedPage} from '../../../../support/searchSite';

const pages = [
  indexedPage('Scale by weights', 'Weights scale columns. A column has one.', {
    categories: ['Operators', 'Cleansing'],
  }),
  indexedPage('Normalize', 'Scale columns.', {
    tags: ['scaling', 'z-score'],
    sections: [
      {title: 'Parameters', id: 'parameters', content: 'method range scaled'},
      {title: 'What else?', id: 'own-id', content: ''},
    ],
  }),
  indexedPage('k-NN', 'Nearest neighbors of k-NN, KNN.'),
];
const {index: file, titles, texts} = filesOf(pages, {parentCategories: 2});
const documents = buildDocuments(siteContent(pages), 2);

/** What an index built from surface forms and stems has for terms. */
function lunrIndex(): lunr.Index {
  const {boosts, k1, b} = DEFAULT_OPTIONS;
  const builder = new lunr.Builder();
  const terms = (value?: null | string | object | object[]) =>
    tokenize([(value ?? '') as string | string[]].flat().join(' ')).flatMap(
      (term) => [...new Set([term, stem(term, 'en')])],
    );
  builder.tokenizer = Object.assign(
    (value?: null | string | object | object[]) =>
      terms(value).map((term) => new lunr.Token(term, {})),
    {separator: lunr.tokenizer.separator},
  );
  builder.k1(k1);
  builder.b(b);
  builder.ref('id');
  SEARCH_FIELDS.forEach((field) =>
    builder.field(field, {boost: boosts[field]}),
  );
  documents.forEach((document: SearchDocument) => builder.add(document));
  return builder.build();
}

/** Scores of lunr for the exact terms and stems, and the terms with a trailing wildcard. */
function lunrScores(words: readonly string[]): number[] {
  const scores = documents.map(() => 0);
  lunrIndex()
    .query((query) => {
      const exact = new Set(words.flatMap((word) => [word, stem(word, 'en')]));
      query.term([...exact], {usePipeline: false});
      query.term([...words], {
        usePipeline: false,
        wildcard: lunr.Query.wildcard.TRAILING,
      });
    })
    .forEach(({ref, score}) => {
      scores[Number(ref)] = score;
    });
  return scores;
}

describe('the base score', () => {
  const index = loadIndex(JSON.parse(file.json), {
    locale: 'en',
    boosts: DEFAULT_OPTIONS.boosts,
  });

  it.each([
    ['scale'],
    ['scaling', 'columns'],
    ['col', 'k'],
    ['knn'],
    ['operators'],
    ['nothing'],
  ])('of %s is that of lunr', (...words) => {
    const expected = lunrScores(words);
    expect(index.pageOf).toHaveLength(expected.length);
    baseScores(index, words).forEach((score, at) =>
      expect(score).toBeCloseTo(expected[at] ?? NaN, 6),
    );
  });
});

describe('the index file', () => {
  it('holds documents and index, and gives back every field of a document', () => {
    const content = texts.flatMap(({json}) =>
      (JSON.parse(json) as string[][]).flat(),
    );
    expect(
      restoreDocuments(JSON.parse(file.json) as IndexFile, content),
    ).toEqual(documents);
  });

  it('has the same bytes for the same pages', () => {
    expect(
      filesOf(structuredClone(pages), {parentCategories: 2}).index,
    ).toEqual(file);
  });

  it('tells its size in the first tier, which has the pages alone', () => {
    const tier = JSON.parse(titles.json) as {
      indexBytes: number;
      documents: unknown[];
    };
    expect(tier.indexBytes).toBe(Buffer.byteLength(file.json));
    expect(tier.documents).toHaveLength(pages.length);
    expect(titles.json).not.toContain('What else?');
  });

  it('loads without any page', () => {
    const empty = filesOf([]);
    const load = () =>
      loadIndex(JSON.parse(empty.index.json), {
        locale: 'en',
        boosts: DEFAULT_OPTIONS.boosts,
      });
    expect(load().pages).toEqual([]);
  });
});
