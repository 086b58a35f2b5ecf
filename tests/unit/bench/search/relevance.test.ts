import {describe, expect, it} from 'vitest';
import {judge, rankOf} from '../../../bench/search/relevance';

describe('rankOf', () => {
  it('counts from 1, by the paths of pages', () => {
    expect(rankOf(['/help/docs/a', '/help/docs/b/#part'], ['b'])).toBe(2);
    expect(rankOf(['/docs/a'], ['b'])).toBe(Infinity);
  });

  it('counts the sections of a page once', () => {
    expect(rankOf(['/docs/a#1', '/docs/a#2', '/docs/b'], ['b'])).toBe(2);
  });
});

describe('judge', () => {
  const found: Readonly<Record<string, string[]>> = {
    first: ['/docs/x'],
    second: ['/docs/y', '/docs/x'],
    sixth: ['1', '2', '3', '4', '5', 'x'].map((path) => `/docs/${path}`),
  };
  const ask = (...queries: string[]) =>
    queries.map((query) => ({query, accepted: ['x']}));

  it('judges each kind of query by its rule', async () => {
    const find = (query: string) => Promise.resolve(found[query] ?? []);
    expect(
      await judge(find, {
        titles: ask('first', 'second'),
        typos: ask('second', 'sixth'),
        readers: ask('second', 'none'),
        junk: ask('none', 'first'),
      }),
    ).toEqual({
      titles: 0.5,
      typos: 0.5,
      readers: 0.5,
      readersMrr: 0.25,
      junk: 0.5,
    });
  });
});
