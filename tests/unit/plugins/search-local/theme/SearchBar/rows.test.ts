import {describe, expect, it} from 'vitest';
import {
  activePosition,
  answerRows,
  recentRows,
} from '../../../../../../plugins/search-local/theme/SearchBar/rows';
import {makeAnswer, makeResult, makeSection} from './answers';

const withSections = (title: string) =>
  makeResult(title, {
    sections: [1, 2, 3].map((each) =>
      makeSection(`/docs/${title.toLowerCase()}#s${each}`),
    ),
  });

describe('answerRows', () => {
  it('puts the sections of a page beneath it, fewer for lower ranks', () => {
    const results = ['A', 'B', 'C', 'D'].map(withSections);
    const kinds = answerRows(makeAnswer({results}))
      .map(({kind}) => kind[0])
      .join('');
    expect(kinds).toBe('rsss' + 'rss' + 'rs' + 'r');
  });

  it('asks the target to highlight the terms', () => {
    const [page, section] = answerRows(
      makeAnswer({results: [withSections('Join')], terms: ['left', 'join']}),
    );
    expect(page?.url).toBe('/docs/join?highlight=left+join');
    expect(section?.url).toBe('/docs/join?highlight=left+join#s1');
  });

  it('gives every row a key of its own', () => {
    const results = ['A', 'B'].map(withSections);
    const keys = answerRows(makeAnswer({results, total: 9}), '/search').map(
      ({key}) => key,
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('leads to all results only when there are more, and a page for them', () => {
    const answer = makeAnswer({results: [makeResult('Join')], total: 3});
    const last = answerRows(answer, '/search?q=join').at(-1)!;
    expect(last).toMatchObject({kind: 'all', total: 3});
    expect(last.url).toBe('/search?q=join');
    expect(answerRows(answer)).toHaveLength(1);
    expect(answerRows({...answer, total: 1}, '/search')).toHaveLength(1);
  });

  it('offers other spellings only when nothing was found', () => {
    const empty = makeAnswer({suggestions: ['join']});
    expect(answerRows(empty)).toMatchObject([
      {kind: 'suggestion', query: 'join'},
    ]);
    expect(answerRows({...empty, results: [makeResult('Join')]})).toHaveLength(
      1,
    );
  });
});

describe('activePosition', () => {
  const rowsFor = (...titles: readonly string[]) =>
    answerRows(makeAnswer({results: titles.map((each) => makeResult(each))}));

  it('follows the row that a reader has moved to', () => {
    const newer = rowsFor('D', 'A', 'B', 'C');
    expect(activePosition(rowsFor('A', 'B', 'C'), 1, newer)).toBe(2);
  });

  it('goes back to the first row when the active one is gone', () => {
    expect(activePosition(rowsFor('A', 'B'), 1, rowsFor('C', 'A'))).toBe(0);
  });

  it('leaves the first row active, or none', () => {
    const newer = rowsFor('B', 'A');
    expect(activePosition(rowsFor('A', 'B'), 0, newer)).toBe(0);
    expect(activePosition(rowsFor('A', 'B'), null, newer)).toBeNull();
  });
});

describe('answerRows without results', () => {
  const links = {Catalog: '/all', Ask: 'mailto:a@b?subject={query}'};

  it('offers links, with the query in their addresses', () => {
    const rows = answerRows(makeAnswer({query: 'a & b'}), undefined, links);
    expect(rows).toMatchObject([
      {kind: 'link', text: 'Catalog', url: '/all'},
      {kind: 'link', text: 'Ask', url: 'mailto:a@b?subject=a%20%26%20b'},
    ]);
  });

  it('offers none next to results', () => {
    const answer = makeAnswer({results: [makeResult('Join')]});
    expect(answerRows(answer, undefined, links)).toHaveLength(1);
  });
});

describe('recentRows', () => {
  it('ends with a row that forgets them', () => {
    expect(recentRows(['a', 'b']).map(({kind}) => kind)).toEqual([
      'recent',
      'recent',
      'clearRecents',
    ]);
    expect(recentRows([])).toEqual([]);
  });
});
