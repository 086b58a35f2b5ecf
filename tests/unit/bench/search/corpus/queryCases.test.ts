import {describe, expect, it} from 'vitest';
import {
  queryCases,
  readerCases,
  spread,
} from '../../../../bench/search/corpus/queryCases';
import {indexedPage} from '../../../../support/searchSite';

const pages = [
  indexedPage('Set Role', 'marks the label column', {
    route: '/help/docs/operators/set_role',
  }),
  indexedPage('Files', 'upload tables', {route: '/help/docs/data/files'}),
];
const TSV = [
  '# query\tkind\taccepted',
  'mark target\ttask\tSet Role|Unknown',
  'upload\tguide\tdoc:data/files',
  'gone\ttask\tUnknown',
  'qqq\tjunk\t',
].join('\n');

describe('readerCases', () => {
  it('finds pages by title or id, and skips what no page answers', () => {
    expect(readerCases(TSV, pages)).toEqual({
      readers: [
        {query: 'mark target', accepted: ['/help/docs/operators/set_role']},
        {query: 'upload', accepted: ['/help/docs/data/files']},
      ],
      junk: [{query: 'qqq', accepted: []}],
    });
  });
});

describe('spread', () => {
  it('takes items from the whole list', () => {
    expect(spread([0, 1, 2, 3, 4, 5, 6, 7], 4)).toEqual([0, 2, 4, 6]);
    expect(spread([1, 2], 5)).toEqual([1, 2]);
  });
});

describe('queryCases', () => {
  const set = queryCases(pages, TSV, 50);

  it('asks for beginnings of three letters or more of the words of titles', () => {
    expect(set.prefixes.map(({query}) => query).sort()).toEqual(
      ['fil', 'file', 'files', 'rol', 'role', 'set'].sort(),
    );
  });

  it('makes typos that are no title', () => {
    const titles = pages.map(({title}) => title.toLowerCase());
    expect(set.typos).toHaveLength(2);
    set.typos.forEach(({query}) => expect(titles).not.toContain(query));
  });

  it('pairs a word of the title with one of the text', () => {
    expect(set.pairs.map(({query}) => query.split(' ').length)).toEqual([2, 2]);
  });

  it('is the same each time', () => {
    expect(queryCases(pages, TSV, 50)).toEqual(set);
  });
});
