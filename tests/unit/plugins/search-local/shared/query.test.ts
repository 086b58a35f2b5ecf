import {describe, expect, it} from 'vitest';
import {
  queryTerms,
  searchedFields,
} from '../../../../../plugins/search-local/shared/query';
import {DEFAULT_OPTIONS} from '../../../../../plugins/search-local/options';

describe('queryTerms', () => {
  it('gives each term once', () => {
    expect(queryTerms('Join the join')).toEqual(['join', 'the']);
  });

  it('reads the first 512 characters only', () => {
    expect(queryTerms(`${'a '.repeat(256)}hidden`)).toEqual(['a']);
  });
});

describe('searchedFields', () => {
  const {boosts} = DEFAULT_OPTIONS;

  it('leaves parent categories out unless configured', () => {
    expect(searchedFields({boosts, searchParentCategories: false})).toEqual([
      'title',
      'content',
      'tags',
    ]);
    expect(searchedFields({boosts, searchParentCategories: true})).toContain(
      'sidebarParentCategories',
    );
  });
});
