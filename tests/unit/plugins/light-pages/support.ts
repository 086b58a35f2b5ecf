import {pagesOf} from '../../../../plugins/light-pages/build/writeModules';
import {pageTable} from '../../../../plugins/light-pages/build/pageTable';
import {
  parseRegistry,
  parseRoutes,
} from '../../../../plugins/light-pages/build/generated';

/** As Docusaurus writes it: a page of its own, docs with a category page, and the page at no address. */
export const ROUTES = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/base/search',
    component: ComponentCreator('/base/search', 'aaa'),
    exact: true
  },
  {
    path: '/base/docs',
    component: ComponentCreator('/base/docs', 'bbb'),
    routes: [
      {
        path: '/base/docs/it\\'s',
        component: ComponentCreator('/base/docs/it\\'s', 'ccc'),
        exact: true,
        sidebar: "guides"
      },
      {
        path: '/base/docs/parts',
        component: ComponentCreator('/base/docs/parts', 'ddd'),
        exact: true,
        sidebar: "guides"
      },
      {
        path: '/base/docs/parts/one',
        component: ComponentCreator('/base/docs/parts/one', 'eee'),
        exact: true,
        sidebar: "guides"
      },
      {
        path: '/base/docs/parts/two',
        component: ComponentCreator('/base/docs/parts/two', 'fff'),
        exact: true,
        sidebar: "guides"
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

const entry = (name: string, request: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${request}"), "${request}", require.resolveWeak("${request}")],`;

export const REGISTRY = `export default {
${[
  entry('0search', '@theme/Search'),
  entry('0root', '@theme/DocRoot'),
  entry('0item', '@theme/DocItem'),
  entry('0category', '@theme/Category'),
  entry('0its', "@site/docs/it's.mdx"),
  entry('0parts', '@generated/docs/parts.json'),
  entry('0one', '@site/docs/parts/one.mdx'),
  entry('0two', '@site/docs/parts/two.mdx'),
  entry('0version', '@generated/docs/version.json'),
].join('\n')}};
`;

/** What Docusaurus has generated for a small site. */
export const GENERATED = {
  routes: parseRoutes(ROUTES),
  registry: parseRegistry(REGISTRY),
  chunkNames: {
    '/base/search-aaa': {__comp: '0search', __context: {plugin: '0root'}},
    '/base/docs-bbb': {__comp: '0root', __props: '0version'},
    "/base/docs/it's-ccc": {__comp: '0item', content: '0its'},
    '/base/docs/parts-ddd': {__comp: '0category', __props: '0parts'},
    '/base/docs/parts/one-eee': {__comp: '0item', content: '0one'},
    '/base/docs/parts/two-fff': {__comp: '0item', content: '0two'},
  },
};

export const TABLE = pageTable(GENERATED);
export const PAGES = pagesOf(TABLE);
