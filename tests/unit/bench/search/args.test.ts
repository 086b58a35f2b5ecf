import {describe, expect, it} from 'vitest';
import {readArgs} from '../../../bench/search/args';

describe('readArgs', () => {
  it('measures all searches on all pages by default', () => {
    expect(readArgs([])).toMatchObject({
      only: ['ours', 'cmfcmf', 'easyops', 'pagefind'],
      pages: 10_000,
      isFull: true,
    });
  });

  it('has fewer pages when it is quick, unless --pages is given', () => {
    expect(readArgs(['--quick'])).toMatchObject({pages: 150, turns: 1});
    expect(readArgs(['--quick', '--pages=300']).pages).toBe(300);
  });

  it('names an unknown search', () => {
    expect(() => readArgs(['--only=lunr'])).toThrowErrorMatchingInlineSnapshot(
      `[Error: --only has no 'lunr'. Name some of these, separated by commas: ours, cmfcmf, easyops, pagefind.]`,
    );
  });

  it.each(['--quick', '--only=ours', '--pages=500'])(
    'does not write the report of a run with %s',
    (argument) => {
      expect(readArgs([argument]).isFull).toBe(false);
    },
  );
});
