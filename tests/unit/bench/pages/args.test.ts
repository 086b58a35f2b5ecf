import {describe, expect, it} from 'vitest';
import {isFull, readArgs} from '../../../bench/pages/args';

describe('readArgs', () => {
  it('measures all pages of all sites five times by default', () => {
    expect(readArgs([])).toMatchObject({
      sites: ['ours', 'ours, not deferred', 'starlight', 'vitepress'],
      kinds: ['landing', 'guide', 'operator', 'catalog', 'News', 'search'],
      runs: 5,
    });
  });

  it('keeps the order of the table', () => {
    expect(readArgs(['--sites=starlight+ours']).sites).toEqual([
      'ours',
      'starlight',
    ]);
  });

  it('says what an argument takes', () => {
    expect(() => readArgs(['--kinds=guides'])).toThrowError(
      /--kinds knows no 'guides'.*landing\+guide/,
    );
    expect(() => readArgs(['--runs=0'])).toThrowErrorMatchingInlineSnapshot(
      `[Error: --runs takes a whole number from 1, not '0'.]`,
    );
  });
});

describe('isFull', () => {
  it('is true of a run that the report is written from', () => {
    expect(isFull(readArgs([]))).toBe(true);
  });

  it.each(['--runs=3', '--sites=ours', '--kinds=guide', '--no-taps'])(
    'is false with %s',
    (argument) => {
      expect(isFull(readArgs([argument]))).toBe(false);
    },
  );
});
