import {describe, expect, it} from 'vitest';
import {floorsOf} from '../../../bench/search/floors';
import {isMet} from '../../../bench/shared/report/floor';

const floorOf = (results: Parameters<typeof floorsOf>[0], what: string) =>
  floorsOf(results).find((floor) => floor.what === what)!;

describe('floorsOf', () => {
  it('compares a value of ours with its limit', () => {
    const floor = floorOf({ours: {keyP95: 71}}, 'Key to painted results, p95');
    expect(floor).toMatchObject({limit: 60, value: 71});
    expect(isMet(floor)).toBe(false);
  });

  it('compares with a peer of the same run', () => {
    const results = {ours: {slowMs: 1961}, pagefind: {slowMs: 3922}};
    const floor = floorOf(results, 'First result, Slow 4G: ratio to pagefind');
    expect(floor.write(floor.value)).toBe('0.50');
    expect(isMet(floor)).toBe(true);
  });

  it('is unknown without the peer', () => {
    const floor = floorOf(
      {ours: {indexGzip: 1}},
      'Index, gzip: ratio to cmfcmf',
    );
    expect(isMet(floor)).toBeUndefined();
  });
});
