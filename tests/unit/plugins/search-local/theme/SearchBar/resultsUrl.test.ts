import {describe, expect, it} from 'vitest';
import {resultsUrl} from '../../../../../../plugins/search-local/theme/SearchBar/resultsUrl';

describe('resultsUrl', () => {
  it('keeps the docs version that was searched', () => {
    const version = {instance: 'default', name: '1.0'};
    expect(resultsUrl('/search', 'a b', version)).toBe(
      '/search?q=a+b&version=docs-default-1.0',
    );
    expect(resultsUrl(undefined, 'a')).toBeUndefined();
  });

  it('escapes the query', () => {
    expect(resultsUrl('/search', 'a&b "c"')).toBe('/search?q=a%26b+%22c%22');
  });
});
