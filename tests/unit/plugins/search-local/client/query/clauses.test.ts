import {describe, expect, it} from 'vitest';
import {termsOf} from '../../../../../../plugins/search-local/client/query/clauses';
import {parseQuery} from '../../../../../../plugins/search-local/client/query/parseQuery';

const markedOf = (query: string) =>
  termsOf(parseQuery(query, 'en').clauses).marked;

describe('termsOf', () => {
  it('marks no words that say little beside others', () => {
    expect(markedOf('how do i share a notebook')).toEqual([
      'share',
      'notebook',
    ]);
  });

  it('marks what is typed where nothing else is', () => {
    expect(markedOf('how to')).toEqual(['how', 'to']);
    expect(markedOf('x')).toEqual(['x']);
  });

  it('marks no single letters beside longer words', () => {
    expect(markedOf('k-NN')).toEqual(['nn', 'knn']);
  });

  it('leaves out what a page must not have', () => {
    expect(termsOf(parseQuery('join -left', 'en').clauses)).toEqual({
      terms: ['join'],
      marked: ['join'],
    });
  });
});
