import {describe, expect, it} from 'vitest';
import {
  MAX_RECENTS,
  recentSearches,
} from '../../../../../../plugins/search-local/theme/SearchBar/recentSearches';

function slot(stored: string | null = null) {
  let value = stored;
  return {
    get: () => value,
    set: (next: string) => {
      value = next;
    },
    del: () => {
      value = null;
    },
  };
}

describe('recentSearches', () => {
  it('lists the newest first, each query once whatever its case', () => {
    const recents = recentSearches(slot());
    ['join', 'pivot', ' Join '].forEach((query) => recents.add(query));
    expect(recents.list()).toEqual(['Join', 'pivot']);
  });

  it('keeps some only', () => {
    const recents = recentSearches(slot());
    [1, 2, 3, 4, 5, 6, 7].forEach((each) => recents.add(`query ${each}`));
    expect(recents.list()).toHaveLength(MAX_RECENTS);
    expect(recents.list()[0]).toBe('query 7');
  });

  it('leaves out empty queries', () => {
    const recents = recentSearches(slot());
    recents.add('  ');
    expect(recents.list()).toEqual([]);
  });

  it('forgets all when cleared', () => {
    const recents = recentSearches(slot());
    recents.add('join');
    recents.clear();
    expect(recents.list()).toEqual([]);
  });

  it.each(['{', '{"a": 1}', '"text"', '[1, null]'])(
    'counts %s, which it did not store, as empty',
    (stored) => {
      expect(recentSearches(slot(stored)).list()).toEqual([]);
    },
  );

  it('is empty where storage keeps nothing', () => {
    const recents = recentSearches({
      get: () => null,
      set: () => undefined,
      del: () => undefined,
    });
    recents.add('join');
    expect(recents.list()).toEqual([]);
  });
});
