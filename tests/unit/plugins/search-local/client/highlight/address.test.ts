import {describe, expect, it} from 'vitest';
import {
  highlightedTerms,
  withHighlight,
  withoutHighlight,
} from '../../../../../../plugins/search-local/client/highlight/address';

describe('withHighlight', () => {
  it.each([
    ['/docs/a', '/docs/a?highlight=set+role'],
    ['/docs/a#b', '/docs/a?highlight=set+role#b'],
    ['/docs/a?x=1#b', '/docs/a?x=1&highlight=set+role#b'],
  ])('%s', (route, expected) => {
    expect(withHighlight(route, ['set', 'role'])).toBe(expected);
    expect(withoutHighlight(expected)).toBe(route);
  });

  it('leaves a route alone when there are no terms', () => {
    expect(withHighlight('/docs/a#b', [])).toBe('/docs/a#b');
  });
});

describe('highlightedTerms', () => {
  it('reads back what withHighlight wrote, also signs and other scripts', () => {
    const terms = ['a&b', 'größe', '50%'];
    const url = new URL(withHighlight('/a', terms), 'https://example.com');
    expect(highlightedTerms(url.search)).toEqual(terms);
  });

  it('takes some terms only', () => {
    const many = Array.from({length: 40}, (_, at) => `t${at}`).join('+');
    expect(highlightedTerms(`?highlight=${many}`)).toHaveLength(8);
    expect(highlightedTerms('?highlight=+')).toEqual([]);
    expect(highlightedTerms('')).toEqual([]);
  });
});
