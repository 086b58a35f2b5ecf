import {describe, expect, it} from 'vitest';
import {
  answerOptions,
  recentOptions,
  searchPageUrl,
} from '../../../../../../plugins/search-local/theme/SearchBar/options';
import {makeAnswer, makeResult, makeSection} from './answers';

const withSections = (title: string) =>
  makeResult(title, {
    sections: [1, 2, 3].map((each) =>
      makeSection(`/docs/${title.toLowerCase()}#s${each}`),
    ),
  });

describe('answerOptions', () => {
  it('puts the sections of a page beneath it, fewer for lower ranks', () => {
    const results = ['A', 'B', 'C', 'D'].map(withSections);
    const kinds = answerOptions(makeAnswer({results}))
      .map(({kind}) => kind[0])
      .join('');
    expect(kinds).toBe('rsss' + 'rss' + 'rs' + 'r');
  });

  it('asks the target to highlight the terms', () => {
    const [page, section] = answerOptions(
      makeAnswer({results: [withSections('Join')], terms: ['left', 'join']}),
    );
    expect(page?.url).toBe('/docs/join?highlight=left+join');
    expect(section?.url).toBe('/docs/join?highlight=left+join#s1');
  });

  it('gives every row a key of its own', () => {
    const results = ['A', 'B'].map(withSections);
    const keys = answerOptions(makeAnswer({results, total: 9}), '/search').map(
      ({key}) => key,
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('leads to all results only when there are more, and a page for them', () => {
    const answer = makeAnswer({results: [makeResult('Join')], total: 3});
    const last = answerOptions(answer, '/search?q=join').at(-1)!;
    expect(last).toMatchObject({kind: 'all', total: 3});
    expect(last.url).toBe('/search?q=join');
    expect(answerOptions(answer)).toHaveLength(1);
    expect(answerOptions({...answer, total: 1}, '/search')).toHaveLength(1);
  });

  it('offers other spellings only when nothing was found', () => {
    const empty = makeAnswer({suggestions: ['join']});
    expect(answerOptions(empty)).toMatchObject([
      {kind: 'suggestion', query: 'join'},
    ]);
    expect(
      answerOptions({...empty, results: [makeResult('Join')]}),
    ).toHaveLength(1);
  });
});

describe('recentOptions', () => {
  it('ends with a row that forgets them', () => {
    expect(recentOptions(['a', 'b']).map(({kind}) => kind)).toEqual([
      'recent',
      'recent',
      'clearRecents',
    ]);
    expect(recentOptions([])).toEqual([]);
  });
});

describe('searchPageUrl', () => {
  it('keeps the docs version that was searched', () => {
    const version = {instance: 'default', name: '1.0'};
    expect(searchPageUrl('/search', 'a b', version)).toBe(
      '/search?q=a+b&version=docs-default-1.0',
    );
    expect(searchPageUrl(undefined, 'a')).toBeUndefined();
  });

  it('escapes the query', () => {
    expect(searchPageUrl('/search', 'a&b "c"')).toBe('/search?q=a%26b+%22c%22');
  });
});
