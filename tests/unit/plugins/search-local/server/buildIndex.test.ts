import lunr from 'lunr';
import {describe, expect, it} from 'vitest';
import {buildIndex} from '../../../../../plugins/search-local/server/buildIndex';
import {searchDocument} from '../../../../support/searchDocuments';

const settings = {locale: 'en', k1: 1.2, b: 0.75};
const documents = [
  searchDocument(0, {title: 'Scale by weights'}),
  searchDocument(1, {title: 'Normalize', content: 'Scale columns.'}),
];

describe('buildIndex', () => {
  it('gives the documents and a lunr index that loads', () => {
    const file = buildIndex(documents, settings);
    expect(file.documents).toEqual(documents);
    expect(() => lunr.Index.load(file.index)).not.toThrow();
  });

  it('gives the same bytes for the same documents', () => {
    expect(JSON.stringify(buildIndex(documents, settings))).toBe(
      JSON.stringify(buildIndex(structuredClone(documents), settings)),
    );
  });

  it('leaves the global pipeline of lunr alone', () => {
    const before = lunr.tokenizer.separator.source;
    buildIndex(documents, settings);
    expect(lunr.tokenizer.separator.source).toBe(before);
    expect(lunr.stemmer(new lunr.Token('running', {})).toString()).toBe('run');
  });
});
