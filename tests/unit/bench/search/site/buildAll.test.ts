import {describe, expect, it} from 'vitest';
import {buildTime} from '../../../../bench/search/site/buildAll';

const cost = (seconds: number, cpuSeconds: number) => ({seconds, cpuSeconds});

describe('buildTime', () => {
  it('compares each build with the one that ran beside it', () => {
    const pairs = [
      {plain: cost(10, 20), own: cost(12, 22)},
      {plain: cost(20, 40), own: cost(24, 44)},
      {plain: cost(30, 60), own: cost(90, 66)},
    ];
    expect(buildTime(pairs)).toEqual({
      seconds: 24,
      cpuSeconds: 44,
      ratio: 1.2,
      cpuRatio: 1.1,
    });
  });

  it('knows no ratio where the processor time is not known', () => {
    const pairs = [{plain: cost(10, 20), own: cost(12, NaN)}];
    expect(buildTime(pairs)).toMatchObject({ratio: 1.2, cpuRatio: NaN});
  });
});
