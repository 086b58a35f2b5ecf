import {describe, expect, it} from 'vitest';
import {
  formatAddress,
  parseAddress,
} from '../../../../../../plugins/search-local/theme/SearchPage/address';

describe('address of the search page', () => {
  it.each([
    {query: ''},
    {query: 'a & b'},
    {query: 'join', kind: 'reference'},
  ] as const)('reads back what it writes: %o', (address) => {
    expect(parseAddress(formatAddress(address))).toEqual(address);
  });

  it('says nothing when there is nothing to say', () => {
    expect(formatAddress({query: ''})).toBe('');
  });

  it('escapes the query', () => {
    expect(formatAddress({query: 'a b'})).toBe('?q=a+b');
    expect(formatAddress({query: 'a&b "c"'})).toBe('?q=a%26b+%22c%22');
  });

  it('takes an unknown kind as none, and 512 characters of a query', () => {
    expect(parseAddress('?q=x&kind=toast')).toEqual({query: 'x'});
    expect(parseAddress(`?q=${'a'.repeat(600)}`).query).toHaveLength(512);
  });
});
