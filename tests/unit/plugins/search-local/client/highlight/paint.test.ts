import {beforeEach, describe, expect, it, afterEach, vi} from 'vitest';
import {
  matchingRanges,
  BOX_CLASS,
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
  range.getClientRects = () =>
    [new DOMRect(10, 20, 30, 12)] as unknown as DOMRectList;
  return range;
}

beforeEach(() => {
  vi.stubGlobal(
    'DOMRect',
    class {
      constructor(
        readonly left: number,
        readonly top: number,
        readonly width: number,
        readonly height: number,
      ) {}
    },
  );
});

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
    end();
    expect(highlights.size).toBe(0);
  });

  it('lays boxes over the page elsewhere, and takes them away', () => {
    vi.stubGlobal('CSS', {});
    vi.stubGlobal('Highlight', undefined);
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {
          // The page keeps its size in this test.
        }
        disconnect() {
          // Nothing was observed.
        }
      },
    );
    const end = paint([rangeOfWord()]);
    const box = document.querySelector<HTMLElement>(`.${BOX_CLASS}`)!;
    expect(box.style.left).toBe('10px');
    expect(box.style.width).toBe('30px');
    expect(document.querySelector('p')!.innerHTML).toBe('join');
    end();
    expect(document.querySelector(`.${BOX_CLASS}`)).toBeNull();
  });
});
