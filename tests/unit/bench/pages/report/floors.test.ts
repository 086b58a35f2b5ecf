import {describe, expect, it} from 'vitest';
import type {PageFigures} from '../../../../bench/pages/lighthouse/figures';
import {floorsOf} from '../../../../bench/pages/report/floors';
import type {SiteResults} from '../../../../bench/pages/report/results';

const GOOD: PageFigures = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcpMs: 1200,
  cls: 0,
  tbtMs: 0,
  bytes: 70_000,
  aheadBytes: 300_000,
  scriptBytes: 3_000,
  styleBytes: 10_000,
  fontBytes: 20_000,
};

const site = (
  pages: SiteResults['pages'],
  more: Partial<SiteResults> = {},
): SiteResults => ({
  version: '1',
  pages,
  taps: {},
  searchMs: {},
  ...more,
});

const floorOf = (results: Parameters<typeof floorsOf>[0], what: RegExp) =>
  floorsOf(results).find((floor) => what.test(floor.what));

describe('floorsOf', () => {
  it('judges by the worst page, and names it', () => {
    const ours = site({guide: GOOD, catalog: {...GOOD, performance: 98}});
    expect(floorOf({ours}, /^performance/)).toEqual({
      what: 'performance (worst: catalog)',
      wanted: 'at least 99',
      measured: '98',
      isMet: false,
    });
  });

  it('compares with the same page of Starlight, or with its guide', () => {
    const starlight = site({
      landing: {...GOOD, lcpMs: 1000},
      guide: {...GOOD, lcpMs: 1200},
    });
    const ours = site({
      landing: {...GOOD, lcpMs: 1200},
      News: {...GOOD, lcpMs: 1300},
    });
    expect(floorOf({ours, starlight}, /^LCP/)).toMatchObject({
      what: "LCP: ratio to Starlight's (worst: landing)",
      measured: '1.20',
      isMet: false,
    });
  });

  it('weighs the guide', () => {
    const ours = site({guide: {...GOOD, bytes: 80 * 1024}});
    expect(floorOf({ours}, /bytes/)).toMatchObject({isMet: true});
  });

  it('judges a tap by its slowest line', () => {
    const tap = (effectMs: number) => ({paintMs: 16, effectMs});
    const taps = {
      'menu, fast line': tap(90),
      'menu, 562 ms, 1.5 Mbit/s': tap(160),
    } as const;
    expect(
      floorOf({ours: site({}, {taps})}, /tap, menu: to its effect/),
    ).toMatchObject({measured: '160 ms', isMet: false});
  });

  it('says what was not measured', () => {
    const ours = site({guide: GOOD});
    expect(floorOf({ours}, /tap, menu/)).toMatchObject({isMet: undefined});
    expect(floorOf({ours}, /LCP/)).toMatchObject({isMet: undefined});
  });

  it('compares the search with that of pages that are not deferred', () => {
    const results = {
      ours: site(
        {},
        {searchMs: {'150 ms, 1.6 Mbit/s': 900, '562 ms, 1.5 Mbit/s': 3300}},
      ),
      'ours, not deferred': site(
        {},
        {searchMs: {'150 ms, 1.6 Mbit/s': 1000, '562 ms, 1.5 Mbit/s': 2500}},
      ),
    };
    expect(floorOf(results, /search.*150 ms/)).toMatchObject({
      measured: '0.90',
      isMet: true,
    });
    expect(floorOf(results, /search.*562 ms/)).toMatchObject({
      measured: '1.32',
      isMet: false,
    });
  });

  it("compares the next page with Starlight's", () => {
    const results = {
      ours: site({}, {nextPageMs: 330}),
      starlight: site({}, {nextPageMs: 300}),
    };
    expect(floorOf(results, /next page/)).toMatchObject({
      measured: '1.10',
      isMet: false,
    });
  });
});
