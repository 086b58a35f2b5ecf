import {describe, expect, it} from 'vitest';
import {isGoodConnection} from '../../../../../../plugins/search-local/theme/SearchBar/load';

describe('isGoodConnection', () => {
  it.each([
    [undefined, true],
    [{effectiveType: '4g'}, true],
    [{effectiveType: '3g', saveData: false}, true],
    [{effectiveType: '2g'}, false],
    [{effectiveType: 'slow-2g'}, false],
    [{effectiveType: '4g', saveData: true}, false],
  ])('%o: %s', (connection, expected) => {
    expect(isGoodConnection(connection)).toBe(expected);
  });
});
