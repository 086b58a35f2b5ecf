import {describe, expect, it} from 'vitest';
import {scalePages} from '../../../../bench/search/corpus/scalePages';
import {indexedPage} from '../../../../support/searchSite';

const TEXT = 'operator removes duplicate examples before validation '.repeat(9);
const pages = ['Join', 'Pivot', 'Append'].map((title) =>
  indexedPage(title, TEXT),
);

describe('scalePages', () => {
  it('takes a sample when fewer pages are asked for', () => {
    const routes = new Set(pages.map(({page}) => page.route));
    const sample = scalePages(pages, 2);
    expect(sample).toHaveLength(2);
    expect(sample.every(({page}) => routes.has(page.route))).toBe(true);
    expect(new Set(sample).size).toBe(2);
  });

  it('adds pages with titles, routes, and texts of their own', () => {
    const scaled = scalePages(pages, 9);
    expect(new Set(scaled.map(({title}) => title)).size).toBe(9);
    expect(new Set(scaled.map(({page}) => page.route)).size).toBe(9);
    expect(new Set(scaled.map(({sections}) => sections[0]?.content)).size).toBe(
      7,
    );
  });

  it('is the same each time', () => {
    expect(scalePages(pages, 9)).toEqual(scalePages(pages, 9));
  });

  it('says so when there are too few pages to vary', () => {
    expect(() => scalePages(pages, 1000)).toThrowErrorMatchingInlineSnapshot(
      `[Error: A corpus has at most 25 pages for each page written. Ask for fewer pages.]`,
    );
  });
});
