import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {treeOf} from '../../../../../plugins/print-sections/plan/tree';

const doc = (id: string, more: object = {}) => ({
  id,
  title: `Title of ${id}`,
  description: `About ${id}`,
  permalink: `/docs/${id}`,
  ...more,
});

it('has the listed docs and the categories of a sidebar, by their own pages', () => {
  const version = {
    docs: [doc('a'), doc('b/index'), doc('b/c'), doc('d', {unlisted: true})],
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
