// @vitest-environment jsdom
import {beforeEach, describe, expect, it} from 'vitest';
import {matchingRanges} from '../../../../../../plugins/search-local/client/highlight/ranges';

describe('matchingRanges', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<main><p>Join <em>joins</em></p><style>.join {}</style>' +
      '<pre>read_csv(join)</pre><a class="hash-link">join</a></main>';
  });

  it('finds words of the text and leaves the elements as they are', () => {
    const before = document.body.innerHTML;
    const found = matchingRanges(document.querySelector('main')!, ['join']);
    expect(found.map(String)).toEqual(['Join', 'joins', 'join']);
    expect(document.body.innerHTML).toBe(before);
  });
});
