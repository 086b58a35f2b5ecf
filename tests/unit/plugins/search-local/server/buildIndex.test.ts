import {describe, expect, it} from 'vitest';
import {loadIndex} from '../../../../../plugins/search-local/client/index/loadIndex';
import {expandWord} from '../../../../../plugins/search-local/client/ranking/expandWord';
import {lunrScores} from '../../../../../plugins/search-local/client/index/lunrIndex';
import {DEFAULT_OPTIONS} from '../../../../../plugins/search-local/options';
import {
  buildDocuments,
  siteContent,
} from '../../../../../plugins/search-local/server/buildDocuments';
import {indexedDocuments} from '../../../../../plugins/search-local/server/indexedDocuments';
import type {
  IndexFile,
  TextFile,
} from '../../../../../plugins/search-local/shared/types';
import {plainLunr} from '../../../../support/plainLunr';
import {restoreDocuments} from '../../../../support/restoreDocuments';
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

describe('the score of lunr', () => {
  const index = loadIndex(JSON.parse(file.json), {
    locale: 'en',
    boosts: DEFAULT_OPTIONS.boosts,
  });
  const plain = plainLunr(indexedDocuments(siteContent(pages), 2));

  /** Scores by lunr alone, and by the index file, in some sections. */
  function bothScores(words: readonly string[], sections: readonly number[]) {
    const terms = new Map(
      words.flatMap((word) =>
        Array.from(expandWord(index, word, {isLast: true, edits: 0})),
      ),
    );
    const hits = plain.query((query) =>
      terms.forEach((boost, term) =>
        query.term(index.terms[term]!, {boost, usePipeline: false}),
      ),
    );
    return {
      expected: new Map(hits.map(({ref, score}) => [Number(ref), score])),
      scores: lunrScores(index, terms, sections),
    };
  }

  it.each([['scale'], ['scaling', 'columns'], ['col', 'kn'], ['operators']])(
    'is the same as in an index that lunr makes: %s',
    (...words) => {
      const sections = [...documents.keys()];
      const {expected, scores} = bothScores(words, sections);
      expect(expected.size).toBeGreaterThan(0);
      expect([...scores.keys()].sort()).toEqual([...expected.keys()].sort());
      for (const [section, score] of scores) {
        expect(score).toBeCloseTo(expected.get(section)!, 6);
      }
    },
  );

  it.each([['sc'], ['scaling', 'op']])(
    'in some sections is that of all times one factor: %s',
    (...words) => {
      const all = [...documents.keys()];
      const {expected} = bothScores(words, all);
      const sections = [...expected.keys()].sort((a, b) => a - b).slice(1);
      const {scores} = bothScores(words, sections);
      expect([...scores.keys()].sort((a, b) => a - b)).toEqual(sections);
      const factors = sections.map(
        (section) => scores.get(section)! / expected.get(section)!,
      );
      expect(factors.length).toBeGreaterThan(1);
      expect(Math.min(...factors)).toBeGreaterThanOrEqual(0.999);
      expect(Math.max(...factors) / Math.min(...factors)).toBeCloseTo(1, 3);
    },
  );

  it('is none where no section has a term', () => {
    expect(lunrScores(index, new Map(), [0, 1]).size).toBe(0);
  });
});

describe('the index file', () => {
  it('holds documents and index, and gives back every field of a document', () => {
    const textFiles = texts.map(({json}) => JSON.parse(json) as TextFile);
    expect(
      restoreDocuments(JSON.parse(file.json) as IndexFile, textFiles),
    ).toEqual(documents);
  });

  it('has the same bytes for the same pages', () => {
    expect(
      filesOf(structuredClone(pages), {parentCategories: 2}).index,
    ).toEqual(file);
  });

  it('has the pages alone in the first tier', () => {
    const tier = JSON.parse(titles.json) as {documents: unknown[]};
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
