import {describe, expect, it} from 'vitest';
import {warnings} from '../../../../../plugins/search-local/server/postBuild';
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
