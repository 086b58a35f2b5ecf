import {describe, expect, it} from 'vitest';
import {floorsOf} from '../../../bench/pages/floors';
import {isMet} from '../../../bench/shared/report/floor';

/** Finds a rule by its name and applies it to named values. */
function floorOf(values: Readonly<Record<string, number>>, what: RegExp) {
  const floors = floorsOf((...name) => values[name.join(', ')]);
  return floors.find((floor) => what.test(floor.what))!;
}

describe('floorsOf', () => {
  it('judges by the worst page, and names it', () => {
    const floor = floorOf(
      {'ours, guide, performance': 100, 'ours, catalog, performance': 96},
      /^performance/,
    );
    expect(floor).toMatchObject({
      what: 'performance (worst: catalog)',
      limit: 97,
      value: 96,
    });
    expect(isMet(floor)).toBe(false);
  });

  it('compares with the same page of Starlight, or with its guide', () => {
    const values = {
      'starlight, landing, lcpMs': 1000,
      'starlight, guide, lcpMs': 1200,
      'ours, landing, lcpMs': 1200,
      'ours, News, lcpMs': 1300,
    };
    expect(floorOf(values, /^LCP/)).toMatchObject({
      what: "LCP: ratio to Starlight's (worst: landing)",
      value: 1.2,
    });
  });

  it('judges a gesture by its slowest line and moment', () => {
    const values = {
      'ours, menu, fast, 0.5 s': 90,
      'ours, menu, slow 4G, 10 s': 160,
    };
    expect(isMet(floorOf(values, /^menu/))).toBe(false);
  });

  it('gives tabs more time shortly after the paint', () => {
    const values = {'ours, tab, 4G, 0.5 s': 600, 'ours, tab, 4G, 3 s': 600};
    expect(isMet(floorOf(values, /^tab, 0.5 s/))).toBe(true);
    expect(isMet(floorOf(values, /^tab, 3 s/))).toBe(false);
  });

  it('compares the search with pages that are not deferred', () => {
    const values = {
      'ours, search, 4G, 0.5 s': 1100,
      'undeferred, search, 4G, 0.5 s': 1000,
    };
    expect(floorOf(values, /^search, 4G, 0.5 s/).value).toBe(1.1);
  });

  it('does not meet the floor of a gesture that was lost', () => {
    expect(isMet(floorOf({'ours, fold, fast, 3 s': Infinity}, /^fold/))).toBe(
      false,
    );
  });

  it('is unknown without a measurement', () => {
    expect(isMet(floorOf({}, /^menu/))).toBeUndefined();
    expect(isMet(floorOf({'ours, guide, lcpMs': 1}, /^LCP/))).toBeUndefined();
  });
});
