import {describe, expect, it} from 'vitest';
import {readArgs} from '../../../bench/pages/args';

describe('readArgs', () => {
  it('measures all gestures and pages of all sites by default', () => {
    expect(readArgs([])).toMatchObject({
      only: ['ours', 'undeferred', 'starlight', 'vitepress'],
      kinds: ['landing', 'guide', 'operator', 'catalog', 'News', 'search'],
      moments: ['0.5 s', '3 s', '10 s'],
      lines: ['fast', '4G', 'slow 4G'],
      isFull: true,
    });
  });

  it('measures all gestures once when it is quick', () => {
    expect(readArgs(['--quick', '--moments=0.5 s,10 s'])).toMatchObject({
      kinds: ['guide'],
      moments: ['0.5 s', '10 s'],
      lines: ['fast'],
      runs: 1,
    });
    expect(readArgs(['--quick']).gestures).toHaveLength(7);
  });

  it('names an unknown kind of pages', () => {
    expect(() => readArgs(['--kinds=guides'])).toThrowError(
      /--kinds has no 'guides'.*landing, guide/,
    );
  });

  it.each(['--reuse', '--runs=1'])(
    'writes the report of a run of everything with %s',
    (argument) => {
      expect(readArgs([argument]).isFull).toBe(true);
    },
  );

  it.each(['--quick', '--kinds=guide', '--only=ours', '--lines=4G'])(
    'does not write the report of a run with %s',
    (argument) => {
      expect(readArgs([argument]).isFull).toBe(false);
    },
  );
});
