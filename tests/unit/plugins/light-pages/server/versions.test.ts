import {expect, it} from 'vitest';
import {sidebarPaths} from '../../../../../plugins/light-pages/server/versions';

it('lists the links of all sidebars from top to bottom', () => {
  expect(
    sidebarPaths({
      docsSidebars: {
        guides: [
          {type: 'link', label: 'B', href: '/b'},
          {
            type: 'category',
            label: 'A',
            href: '/a',
            items: [{type: 'link', label: 'A 1', href: '/a/1'}],
          },
          {type: 'category', label: 'C', items: []},
        ],
        other: [{type: 'html', value: '<hr>'}],
      },
    }),
  ).toEqual(['/b', '/a', '/a/1']);
  expect(sidebarPaths({})).toEqual([]);
});
