import {describe, expect, it} from 'vitest';
import {querySet} from '../../../bench/search/queries';
import type {Page} from '../../../bench/shared/corpus';

const page = (title: string, path: string): Page => ({
  file: path,
  path,
  title,
  description: '',
  keywords: [],
  markdown: '',
});
const pages = [
  page('Set Role', 'operators/set_role'),
  page('Files', 'data/files'),
];
const TSV = [
  '# query\tkind\taccepted',
  'mark target\ttask\tSet Role|Unknown',
  'upload\tguide\tdoc:data/files',
  'gone\ttask\tUnknown',
  'qqq\tjunk\t',
].join('\n');

describe('querySet', () => {
  const set = querySet(pages, TSV, 50);

  it('finds pages by title or path, and skips queries that no page answers', () => {
    expect(set.readers).toMatchObject([
      {query: 'mark target', accepted: ['operators/set_role']},
      {query: 'upload', accepted: ['data/files']},
    ]);
  });

  it('accepts all pages with the title', () => {
    const more = [...pages, page('Files', 'workflow/files')];
    expect(querySet(more, TSV, 50).titles[1]).toEqual({
      query: 'Files',
      accepted: ['data/files', 'workflow/files'],
    });
  });

  it('makes typos that are no title', () => {
    const titles = pages.map(({title}) => title.toLowerCase());
    expect(set.typos).toHaveLength(2);
    set.typos.forEach(({query}) => expect(titles).not.toContain(query));
  });

  it('has the junk of the file, and made words', () => {
    expect(set.junk[0]).toMatchObject({query: 'qqq', accepted: []});
    expect(set.junk.length).toBeGreaterThan(30);
  });

  it('is the same each time', () => {
    expect(querySet(pages, TSV, 50)).toEqual(set);
  });
});
