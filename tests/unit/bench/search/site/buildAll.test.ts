import {describe, expect, it} from 'vitest';
import {buildTime} from '../../../../bench/search/site/buildAll';

const cost = (seconds: number, cpuSeconds: number) => ({seconds, cpuSeconds});

describe('buildTime', () => {
  it('compares the builds that were disturbed least', () => {
    const plain = [cost(10, 20), cost(30, 25), cost(11, 21)];
    const own = [cost(24, 40), cost(36, 22), cost(12, 30)];
    expect(buildTime(own, plain)).toEqual({
      seconds: 12,
      cpuSeconds: 22,
      ratio: 1.2,
      cpuRatio: 1.1,
    });
  });

  it('compares a single build with that of the same turn', () => {
    const plain = [cost(20, 40), cost(10, 20)];
    expect(buildTime([cost(22, 50)], plain)).toMatchObject({
      ratio: 1.1,
      cpuRatio: 1.25,
    });
  });

  it('knows no ratio where the processor time is not known', () => {
    expect(buildTime([cost(12, NaN)], [cost(10, 20)])).toMatchObject({
      ratio: 1.2,
      cpuRatio: NaN,
    });
  });
});
