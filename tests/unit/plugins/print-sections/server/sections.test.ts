import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {describe, expect, it} from 'vitest';
import {
  sectionsOf,
  treeOf,
} from '../../../../../plugins/print-sections/server/sections';
import type {Node} from '../../../../../plugins/print-sections/server/sections';

const loaded = (id: string, more: object = {}) => ({
  id,
  title: `Title of ${id}`,
  description: `About ${id}`,
  permalink: `/docs/${id}`,
  ...more,
});

it('has the listed docs and the categories of a sidebar, by their own pages', () => {
  const version = {
    docs: [
      loaded('a'),
      loaded('b/index'),
      loaded('b/c'),
      loaded('d', {unlisted: true}),
    ],
    sidebars: {
      docs: [
        {type: 'doc', id: 'a'},
        {type: 'link', label: 'Away', href: 'https://example.org'},
        {type: 'doc', id: 'd'},
        {
          type: 'category',
          label: 'B',
          link: {type: 'doc', id: 'b/index'},
          items: [
            {type: 'doc', id: 'b/c'},
            {
              type: 'category',
              label: 'E',
              link: {
                type: 'generated-index',
                title: 'All of E',
                description: 'About E',
                permalink: '/docs/e',
              },
              items: [{type: 'category', label: 'F', items: []}],
            },
          ],
        },
      ],
    },
  } as unknown as LoadedVersion;
  expect(treeOf(version)).toEqual([
    {title: 'Title of a', route: '/docs/a', isWritten: true},
    {
      title: 'Title of b/index',
      description: 'About b/index',
      route: '/docs/b/index',
      isWritten: true,
      items: [
        {title: 'Title of b/c', route: '/docs/b/c', isWritten: true},
        {
          title: 'All of E',
          description: 'About E',
          route: '/docs/e',
          isWritten: false,
          items: [
            {
              title: 'F',
              description: undefined,
              route: undefined,
              isWritten: false,
              items: [],
            },
          ],
        },
      ],
    },
  ]);
});

const doc = (title: string): Node => ({
  title,
  route: `/docs/${title}`,
  isWritten: true,
});

const category = (
  title: string,
  items: readonly Node[],
  more: Partial<Node> = {},
): Node => ({
  title,
  route: `/docs/${title}/`,
  isWritten: false,
  items,
  ...more,
});

/** Print pages with at most three articles. */
const shown = (tree: readonly Node[]) =>
  sectionsOf(tree, 3).map(({title, entries, choices}) => ({
    title,
    entries: entries.map((one) => `${one.depth} ${one.title}`),
    choices: choices.map((one) => `${one.title} ${one.total}`),
  }));

describe('a category', () => {
  it('is one page with its docs, in the order of the sidebar', () => {
    const tree = [
      doc('intro'),
      category('A', [doc('a1'), category('B', [doc('b1')]), doc('a2')]),
    ];
    expect(shown(tree)).toEqual([
      {
        title: 'A',
        entries: ['0 a1', '0 B', '1 b1', '0 a2'],
        choices: [],
      },
    ]);
  });

  it('begins with its own article', () => {
    const tree = [category('A', [doc('a1')], {isWritten: true})];
    expect(shown(tree)[0]?.entries).toEqual(['0 A', '0 a1']);
  });

  it('that is too large offers the categories in it, and keeps its other docs', () => {
    const tree = [
      category('A', [
        doc('a1'),
        category('B', [doc('b1'), doc('b2')]),
        category('C', [doc('c1')]),
        category('Empty', []),
      ]),
    ];
    expect(shown(tree)).toEqual([
      {title: 'A', entries: ['0 a1'], choices: ['B 2', 'C 1']},
      {title: 'B', entries: ['0 b1', '0 b2'], choices: []},
      {title: 'C', entries: ['0 c1'], choices: []},
    ]);
  });

  it('that is too large and has no categories is one page', () => {
    const docs = ['1', '2', '3', '4'].map(doc);
    expect(shown([category('A', docs)])).toEqual([
      {title: 'A', entries: ['0 1', '0 2', '0 3', '0 4'], choices: []},
    ]);
  });

  it('without a page is printed with the one above it, or is replaced by those in it', () => {
    const fold = category('F', [doc('f1'), category('G', [doc('g1')])], {
      route: undefined,
    });
    expect(shown([fold]).map(({title}) => title)).toEqual(['G']);
    expect(shown([category('A', [fold])])[0]?.entries).toEqual([
      '0 F',
      '1 f1',
      '1 G',
      '2 g1',
    ]);
  });

  it('without an article has no print page', () => {
    expect(shown([category('A', [category('B', [])])])).toEqual([]);
  });
});
