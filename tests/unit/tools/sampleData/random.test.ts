import {describe, expect, it} from 'vitest';
import {createRandom} from '../../../../.tools/sampleData/random.mjs';

const many = (draw: (random: ReturnType<typeof createRandom>) => number) => {
  const random = createRandom(7);
  return Array.from({length: 2000}, () => draw(random));
};

describe('createRandom', () => {
  it('gives the same numbers for the same seed', () => {
    expect(many(({next}) => next())).toEqual(many(({next}) => next()));
    expect(createRandom(1).next()).not.toBe(createRandom(2).next());
  });

  it('draws whole numbers with both ends', () => {
    const drawn = many(({integer}) => integer(1, 3));
    expect([...new Set(drawn)].sort()).toEqual([1, 2, 3]);
  });

  it('draws keys as often as their weights say', () => {
    const drawn = many((random) =>
      random.pickByWeight({often: 9, rarely: 1}) === 'often' ? 1 : 0,
    );
    const share = drawn.reduce((sum, one) => sum + one, 0) / drawn.length;
    expect(share).toBeGreaterThan(0.85);
    expect(share).toBeLessThan(0.95);
  });

  it('draws bumps around 0, never beyond 1', () => {
    const drawn = many(({bump}) => bump());
    expect(Math.max(...drawn.map(Math.abs))).toBeLessThanOrEqual(1);
  });
});
