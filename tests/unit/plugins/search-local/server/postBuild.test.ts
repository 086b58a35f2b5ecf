import {describe, expect, it} from 'vitest';
import {
  memoryWarning,
  warnings,
} from '../../../../../plugins/search-local/server/postBuild';
import {indexedPage} from '../../../../support/searchSite';

const pages = [indexedPage('A')];

describe('warnings', () => {
  it('says nothing where all pages were indexed as they should be', () => {
    expect(warnings({pages, unmarked: [], empty: []})).toEqual([]);
  });

  it('warns of an index without pages', () => {
    expect(warnings({pages: [], unmarked: [], empty: []})).toEqual([
      expect.stringMatching(/no page was indexed.*excludeRoutes/),
    ]);
  });

  it('names pages without marks or without text, a few of many', () => {
    const many = ['/a', '/b', '/c', '/d', '/e', '/f', '/g'];
    expect(warnings({pages, unmarked: many, empty: ['/x']})).toEqual([
      expect.stringContaining('/a, /b, /c, /d, /e, and 2 more'),
      expect.stringMatching(/no text was found on \/x,/),
    ]);
  });
});

describe('memoryWarning', () => {
  it('names the option engine if an index does not fit into memory', () => {
    expect(memoryWarning(100_000, 4.3e9)).toBe(
      'search-local: the index of 100000 sections needs about 5.0 GB of memory, and Node has 4.3 GB. If the build runs out of memory, set the option engine, for example to pagefind(), or give Node more memory with NODE_OPTIONS=--max-old-space-size.',
    );
  });

  it('says nothing of an index that fits', () => {
    expect(memoryWarning(6000, 4.3e9)).toBeUndefined();
  });
});
