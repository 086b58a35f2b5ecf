import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {sample, sampleByName} from '../../support/sample';

const routes = Array.from(
  {length: 5_000},
  (_, at) => `/help/docs/operators/operator_${at}`,
);
const asItIs = (route: string) => route;

beforeEach(() => {
  vi.stubEnv('ALL_PAGES', undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('sample', () => {
  it.each([2, 5, 12])('has about one item in %i', (step) => {
    const share = sample(routes, step, asItIs).length / routes.length;
    expect(share).toBeGreaterThan(0.8 / step);
    expect(share).toBeLessThan(1.2 / step);
  });

  it.each([0, 2_500, 5_000])(
    'keeps its choice when an item is added at %i',
    (at) => {
      const added = '/help/docs/a-new-guide';
      const more = [...routes.slice(0, at), added, ...routes.slice(at)];
      const kept = sample(more, 12, asItIs).filter((route) => route !== added);
      expect(kept).toEqual(sample(routes, 12, asItIs));
    },
  );

  it('gains about one item in twelve that are added', () => {
    const added = Array.from(
      {length: 240},
      (_, at) => `/help/docs/guide-${at}`,
    );
    const before = sample(routes, 12, asItIs).length;
    const gained = sample([...added, ...routes], 12, asItIs).length - before;
    expect(gained).toBeGreaterThan(8);
    expect(gained).toBeLessThan(32);
  });

  it('is the whole list in complete runs, except by name', () => {
    vi.stubEnv('ALL_PAGES', '1');
    expect(sample(routes, 12, asItIs)).toEqual(routes);
    expect(sampleByName(routes, 12, asItIs).length).toBeLessThan(1_000);
  });
});
