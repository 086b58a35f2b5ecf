import {describe, expect, it} from 'vitest';
import {buildTime} from '../../../../bench/search/site/buildAll';

const cost = (seconds: number, cpuSeconds: number) => ({seconds, cpuSeconds});

describe('buildTime', () => {
  it('compares each build with the one of the same turn', () => {
    const plain = [cost(10, 20), cost(30, 20), cost(10, 20)];
    const own = [cost(12, 22), cost(36, 22), cost(11, 30)];
    expect(buildTime(own, plain)).toEqual({
      seconds: 12,
      cpuSeconds: 22,
      ratio: 1.2,
      cpuRatio: 1.1,
    });
  });

  it('knows no ratio where the processor time is not known', () => {
    expect(buildTime([cost(12, NaN)], [cost(10, 20)])).toMatchObject({
      ratio: 1.2,
      cpuRatio: NaN,
    });
  });
});
