import {describe, expect, it} from 'vitest';
import {loadIndex} from '../../../../../../plugins/search-local/client/index/loadIndex';
import {termNumber} from '../../../../../../plugins/search-local/client/index/searchIndex';
import {DEFAULT_OPTIONS} from '../../../../../../plugins/search-local/options';
import {hasPostings} from '../../../../../../plugins/search-local/shared/packed/postings';
import type {
  IndexFile,
  PackedIndex,
} from '../../../../../../plugins/search-local/shared/types';
import {filesOf, indexedPage} from '../../../../../support/searchSite';

const settings = {locale: 'en', boosts: DEFAULT_OPTIONS.boosts};
const {documents, index} = JSON.parse(
  filesOf([
    indexedPage('Zebra', 'Striped horses, scaled and scaling.'),
    indexedPage('Horse', 'No stripes.'),
  ]).index.json,
) as IndexFile;

describe('loadIndex', () => {
  it('knows surface forms, and stems that are none', () => {
    const loaded = loadIndex({documents, index}, settings);
    const isSurface = (term: string) =>
      hasPostings(loaded.postings, termNumber(loaded.terms, term));
    expect(isSurface('scaling')).toBe(true);
    expect(isSurface('scale')).toBe(false);
    expect(loaded.terms).toContain('scale');
  });

  it.each([
    [null],
    ['text'],
    [{}],
    [{index: {}}],
    [{documents: [], index: {}}],
    [{documents: [], index: {format: 1}}],
  ])('tells that %j is damaged', (file) => {
    expect(() => loadIndex(file, settings)).toThrow(
      'The search index for en is damaged or of another version',
    );
  });

  it.each<[string, Partial<Record<keyof PackedIndex, unknown>>]>([
    ['no postings', {postings: undefined}],
    [
      'postings of fewer terms',
      {postings: {...index.postings, sections: 'A B'}},
    ],
    ['lengths that are cut', {lengths: index.lengths.slice(0, -4)}],
    ['lengths of nothing', {lengths: ''}],
    ['stems of another kind', {stems: 5}],
    [
      'a term too few',
      {terms: index.terms.slice(index.terms.indexOf(' ') + 1)},
    ],
    ['far more terms than are there', {termCount: 2 ** 40}],
  ])('tells that a file with %s is damaged', (_, change) => {
    expect(() =>
      loadIndex({documents, index: {...index, ...change}}, settings),
    ).toThrow('is damaged');
  });
});
