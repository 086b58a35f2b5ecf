import {describe, expect, it} from 'vitest';
import {judge, rankOf} from '../../../../bench/search/corpus/relevance';

describe('rankOf', () => {
  it('counts from 1 and ignores slashes at the end', () => {
    expect(rankOf(['/a', '/b/'], ['/b'])).toBe(2);
    expect(rankOf(['/a'], ['/b'])).toBeUndefined();
  });
});

describe('judge', () => {
  const found: Readonly<Record<string, string[]>> = {
    first: ['/x'],
    second: ['/y', '/x'],
    sixth: ['/1', '/2', '/3', '/4', '/5', '/x'],
  };
  const ask = (...queries: string[]) =>
    queries.map((query) => ({query, accepted: ['/x']}));
  const set = {
    titles: ask('first', 'second'),
    prefixes: ask('first', 'sixth', 'none', 'none'),
    typos: ask('second', 'sixth'),
    pairs: ask('none'),
    allPairs: ask('none'),
    readers: ask('second', 'none'),
    junk: [
      {query: 'none', accepted: []},
      {query: 'first', accepted: []},
    ],
  };

  it('judges each kind of query by its own rule', async () => {
    const find = (query: string) => Promise.resolve(found[query] ?? []);
    expect(await judge(find, set)).toEqual({
      titles: 0.5,
      darkPrefixes: 0.5,
      typos: 0.5,
      pairs: 0,
      allPairs: 0,
      readers: 0.5,
      readersMrr: 0.25,
      junk: 0.5,
    });
  });

  it('asks for all that match only where it is about being found at all', async () => {
    const asked = new Set<string>();
    await judge(
      (query, scope) => {
        asked.add(`${query}: ${scope}`);
        return Promise.resolve([]);
      },
      {
        ...set,
        titles: [],
        typos: [],
        pairs: [],
        allPairs: [],
        readers: [],
        junk: [],
      },
    );
    expect([...asked]).toEqual(['first: all', 'sixth: all', 'none: all']);
  });
});
