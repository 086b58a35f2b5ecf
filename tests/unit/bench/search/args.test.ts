import {describe, expect, it} from 'vitest';
import {readArgs} from '../../../bench/search/args';

describe('readArgs', () => {
  it('measures all searches on 1,000 pages by default', () => {
    expect(readArgs([])).toMatchObject({
      only: ['ours', 'ours-pagefind', 'cmfcmf', 'easyops', 'pagefind'],
      pages: 1000,
      scales: [1, 8, 20],
      corpora: [1000, 8000, 20000],
    });
  });

  it('takes fewer pages when it is to be quick, unless told how many', () => {
    expect(readArgs(['--quick']).pages).toBeLessThan(1000);
    expect(readArgs(['--quick', '--pages=300']).pages).toBe(300);
  });

  it('keeps the order of the table', () => {
    expect(readArgs(['--only=pagefind,ours']).only).toEqual([
      'ours',
      'pagefind',
    ]);
  });

  it('skips the sizes when there are none', () => {
    expect(readArgs(['--scales=']).scales).toEqual([]);
  });

  it('says what an argument takes', () => {
    expect(() => readArgs(['--only=lunr'])).toThrowErrorMatchingInlineSnapshot(
      `[Error: --only knows no 'lunr'. Name some of ours, ours-pagefind, cmfcmf, easyops, pagefind.]`,
    );
    expect(() => readArgs(['--pages=0'])).toThrowErrorMatchingInlineSnapshot(
      `[Error: --pages takes a whole number from 1, not '0'.]`,
    );
  });
});
