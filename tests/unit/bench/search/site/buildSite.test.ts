import {describe, expect, it} from 'vitest';
import {buildMeasures} from '../../../../bench/search/site/buildSite';

const cost = (buildSeconds: number, cpuSeconds: number) => ({
  buildSeconds,
  cpuSeconds,
});

describe('buildMeasures', () => {
  it('compares each build with the one that ran at the same time', () => {
    const pairs = [
      {plain: cost(10, 20), own: cost(12, 22)},
      {plain: cost(20, 40), own: cost(24, 44)},
      {plain: cost(30, 60), own: cost(90, 66)},
    ];
    expect(buildMeasures(pairs)).toEqual({
      buildSeconds: 24,
      cpuSeconds: 44,
      buildRatio: 1.2,
      cpuRatio: 1.1,
    });
  });

  it('has no ratio without the processor time', () => {
    const pairs = [{plain: cost(10, 20), own: cost(12, NaN)}];
    expect(buildMeasures(pairs)).toMatchObject({
      buildRatio: 1.2,
      cpuRatio: NaN,
    });
  });
});
