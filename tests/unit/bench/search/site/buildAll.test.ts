import {describe, expect, it} from 'vitest';
import {buildTime} from '../../../../bench/search/site/buildAll';

const cost = (seconds: number, cpuSeconds: number) => ({seconds, cpuSeconds});

describe('buildTime', () => {
  it('compares builds of the same turn only', () => {
    const plain = [cost(10, 20), cost(20, 40), cost(30, 60)];
    const own = [cost(12, 22), cost(24, 44), cost(90, 66)];
    expect(buildTime(own, plain)).toEqual({
      seconds: 24,
      cpuSeconds: 44,
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
