import {describe, expect, it} from 'vitest';
import {findPages} from '../../../../../../plugins/search-local/client/answer/findPages';
import {KINDS} from '../../../../../../plugins/search-local/client/ranking/features';
import {indexedPage, loadPages} from '../../../../../support/searchSite';

describe('KINDS', () => {
  it('has the kinds with more points first', () => {
    const points = KINDS.map((kind) => kind.points);
    expect(points).toEqual([...points].sort((a, b) => b - a));
  });

  it('has a kind for each candidate', () => {
    expect(KINDS.at(-1)!.test({} as never)).toBe(true);
  });
});

describe('a recipe', () => {
  const first = (query: string, pages: Parameters<typeof loadPages>[0]) =>
    pages[findPages(loadPages(pages), query).pages[0]!.page]!.title;

  it('is not meant by one word of its title', () => {
    const pages = [
      indexedPage('Count the rows of a group', 'Or the sum.', {kind: 'recipe'}),
      indexedPage('Aggregate', 'One row for each group, with a sum.', {
        kind: 'reference',
        tags: ['group by', 'sum'],
      }),
    ];
    expect(first('group sum', pages)).toBe('Aggregate');
    expect(first('count rows group', pages)).toBe('Count the rows of a group');
  });

  it('is preferred for a task, where pages match alike', () => {
    const pages = [
      indexedPage('First', 'Scale rows twice.', {kind: 'reference'}),
      indexedPage('Later', 'Scale rows twice.', {kind: 'recipe'}),
    ];
    expect(first('scale rows', pages)).toBe('First');
    expect(first('scale rows twice', pages)).toBe('Later');
    expect(first('how to scale', pages)).toBe('Later');
  });
});

describe('a query that reads like an error message', () => {
  const index = loadPages([
    indexedPage('Delete File', 'Deletes a file.'),
    indexedPage('Errors', 'What messages mean.', {
      isList: true,
      hasMessages: true,
      sections: [
        {
          title: 'Cannot write the file',
          id: 'write',
          content: 'The folder is read-only.',
        },
        {
          title: 'Cannot delete the file',
          id: 'delete',
          content: 'Another program has the file open, or the path is wrong.',
        },
      ],
    }),
  ]);
  const first = (query: string) => {
    const [page] = findPages(index, query).pages;
    const {title, sections} = index.pages[page!.page]!;
    const place = page!.place;
    return [
      title,
      place === undefined
        ? undefined
        : sections[place - index.firstSections[page!.page]!]?.anchor,
    ];
  };

  it('finds the section that explains it', () => {
    expect(first("can't delete the open file old.csv")).toEqual([
      'Errors',
      'delete',
    ]);
  });

  it('finds the operator if it does not read like a message', () => {
    expect(first('delete a file')[0]).toBe('Delete File');
  });
});

it('puts the longer of two titles first that the query has, with the name of a parameter', () => {
  const parameters = (content: string) => ({
    sections: [
      {title: 'Parameters', id: 'p', content, names: ['kernel gamma']},
    ],
  });
  const index = loadPages([
    indexedPage('k-Means', 'Clusters.', {
      ...parameters('kernel gamma'),
      tags: ['k-means kernel'],
    }),
    indexedPage(
      'k-Means (Kernel)',
      'Clusters.',
      parameters('The kernel gamma of a radial kernel, at least 0.'),
    ),
  ]);
  const titles = findPages(index, 'k-means (kernel) kernel gamma').pages.map(
    ({page}) => index.pages[page]!.title,
  );
  expect(titles).toEqual(['k-Means (Kernel)', 'k-Means']);
});
