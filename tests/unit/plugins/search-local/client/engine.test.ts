import {describe, expect, it} from 'vitest';
import {
  loadIndex,
  mergeHits,
  searchIndex,
} from '../../../../../plugins/search-local/client/engine';
import {DEFAULT_OPTIONS} from '../../../../../plugins/search-local/options';
import {buildIndex} from '../../../../../plugins/search-local/server/buildIndex';
import type {SearchDocument} from '../../../../../plugins/search-local/shared/types';
import {searchDocument} from '../../../../support/searchDocuments';

const settings = {locale: 'en', k1: 1.2, b: 0.75};
const weights = {
  boosts: DEFAULT_OPTIONS.boosts,
  searchParentCategories: false,
};

function titles(
  documents: readonly SearchDocument[],
  query: string,
  more: Partial<typeof weights> = {},
): string[] {
  // As a reader's browser gets it: through JSON.
  const file: unknown = JSON.parse(
    JSON.stringify(buildIndex(documents, settings)),
  );
  return searchIndex(loadIndex(file, 'en'), query, {...weights, ...more}).map(
    ({document}) => document.title,
  );
}

describe('searchIndex', () => {
  const documents = [
    searchDocument(0, {title: 'Normalization', content: 'Scale columns.'}),
    searchDocument(1, {title: 'Join', content: 'Combine tables by a key.'}),
    searchDocument(2, {title: 'k-NN', content: 'Nearest neighbors.'}),
    searchDocument(3, {title: 'Crop image', tags: ['picture']}),
    searchDocument(4, {
      title: 'Other',
      content: 'How to join tables.',
      sidebarParentCategories: ['Blending'],
    }),
  ];

  it('ranks a match in the title above one in the text', () => {
    expect(titles(documents, 'join')).toEqual(['Join', 'Other']);
  });

  it.each(['nor', 'normali', 'normaliz', 'normalization', 'normalizing'])(
    'finds Normalization by %s',
    (query) => {
      expect(titles(documents, query)).toContain('Normalization');
    },
  );

  it.each(['knn', 'k-nn', 'k nn', 'KNN'])('finds k-NN by %s', (query) => {
    expect(titles(documents, query)[0]).toBe('k-NN');
  });

  it('finds a page by its tags', () => {
    expect(titles(documents, 'picture')).toEqual(['Crop image']);
  });

  it('searches parent categories only if configured', () => {
    expect(titles(documents, 'blending')).toEqual([]);
    expect(
      titles(documents, 'blending', {searchParentCategories: true}),
    ).toEqual(['Other']);
  });

  it.each(['', '   ', '!?'])('finds nothing for %j', (query) => {
    expect(titles(documents, query)).toEqual([]);
  });

  it.each(['title:', 'a~b', '+', '*', 'join^'])(
    'takes %j as plain text, without an error',
    (query) => {
      expect(() => titles(documents, query)).not.toThrow();
    },
  );
});

describe('loadIndex', () => {
  it.each([[null], ['text'], [{}], [{documents: []}], [{index: {}}]])(
    'tells that %j is damaged',
    (file) => {
      expect(() => loadIndex(file, 'en')).toThrow(
        'The search index for en is damaged',
      );
    },
  );
});

describe('mergeHits', () => {
  const hit = (id: number, score: number) => ({
    document: searchDocument(id),
    score,
    terms: [],
  });

  it('sorts the hits of all indexes by score', () => {
    expect(
      mergeHits([[hit(0, 3), hit(1, 1)], [hit(2, 2)]]).map(({score}) => score),
    ).toEqual([3, 2, 1]);
  });

  it('keeps the order of the documents where scores are equal', () => {
    expect(
      mergeHits([[hit(2, 1), hit(0, 1), hit(1, 1)]]).map(
        ({document}) => document.id,
      ),
    ).toEqual([0, 1, 2]);
  });
});
