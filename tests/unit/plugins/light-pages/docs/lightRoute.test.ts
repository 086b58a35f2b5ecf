import {expect, it} from 'vitest';
import {lightRoute} from '../../../../../plugins/light-pages/docs/lightRoute';

const items = [
  {type: 'link', href: '/docs/a/one', label: 'One', docId: 'a/one'},
  {type: 'category', label: 'Inner', description: 'About inner.', items: []},
  {type: 'html', value: '<hr>'},
];
const ROUTE = {
  path: '/docs',
  component: '@theme/DocVersionRoot',
  props: {
    version: {
      label: 'Next',
      docsSidebars: {
        guides: [
          {
            type: 'category',
            label: 'A',
            href: '/docs/a',
            description: 'About a.',
            items,
          },
        ],
      },
      docs: {'a/one': {id: 'a/one', title: 'One', description: 'About one.'}},
    },
  },
  routes: [
    {
      path: '/docs',
      component: '@theme/DocRoot',
      routes: [
        {
          path: '/docs/a',
          component: '@theme/Category',
          props: {categoryGeneratedIndex: {permalink: '/docs/a', title: 'A'}},
        },
        {
          path: '/docs/a/one',
          component: '@theme/DocItem',
          modules: {content: 'x'},
        },
      ],
    },
  ],
};

it('moves descriptions to the pages of categories that show them', () => {
  const light = lightRoute(ROUTE);
  expect(JSON.stringify(light.props)).not.toContain('About');
  expect(light.props).toMatchObject({
    version: {label: 'Next', docs: {'a/one': {id: 'a/one', title: 'One'}}},
  });
  const [category, page] = light.routes![0]!.routes!;
  expect(category?.props).toEqual({
    categoryGeneratedIndex: {permalink: '/docs/a', title: 'A'},
    descriptions: {'a/one': 'About one.', Inner: 'About inner.'},
  });
  expect(page).toEqual(ROUTE.routes[0]?.routes[1]);
});
