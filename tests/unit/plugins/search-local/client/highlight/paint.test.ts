import {beforeEach, describe, expect, it, afterEach, vi} from 'vitest';
import {
  matchingRanges,
  HIGHLIGHT_NAME,
  paint,
} from '../../../../../../plugins/search-local/client/highlight/paint';

// @vitest-environment jsdom

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

// @vitest-environment jsdom

function rangeOfWord(): Range {
  document.body.innerHTML = '<p>join</p>';
  const range = document.createRange();
  range.selectNodeContents(document.querySelector('p')!);
  return range;
}

afterEach(() => vi.unstubAllGlobals());

describe('paint', () => {
  it('registers a highlight where the browser knows them, and takes it back', () => {
    const highlights = new Map<string, unknown>();
    vi.stubGlobal('CSS', {highlights});
    vi.stubGlobal(
      'Highlight',
      class {
        readonly ranges: Range[];
        constructor(...ranges: Range[]) {
          this.ranges = ranges;
        }
      },
    );
    const range = rangeOfWord();
    const end = paint([range]);
    expect(highlights.get(HIGHLIGHT_NAME)).toEqual({ranges: [range]});
    end?.();
    expect(highlights.size).toBe(0);
  });

  it('does nothing in browsers without highlights', () => {
    vi.stubGlobal('CSS', {});
    vi.stubGlobal('Highlight', undefined);
    expect(paint([rangeOfWord()])).toBeUndefined();
  });
});
