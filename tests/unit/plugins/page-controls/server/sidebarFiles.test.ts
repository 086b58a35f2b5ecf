import type {RouteConfig} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {sidebarFiles} from '../../../../../plugins/page-controls/server/sidebarFiles';

const VERSION = {
  pluginId: 'default',
  version: 'current',
  docsSidebars: {
    main: [
      {type: 'link', label: 'Intro', href: '/docs/intro', docId: 'intro'},
      {type: 'html', value: '<hr>'},
      {
        type: 'category',
        label: 'Data',
        collapsed: true,
        collapsible: true,
        items: [{type: 'link', label: 'Files', href: '/docs/files'}],
      },
    ],
  },
};

describe('sidebarFiles', () => {
  it('has what is shown of each sidebar, wherever its route is', () => {
    const routes = [
      {path: '/blog'},
      {
        path: '/docs',
        routes: [{path: '/docs', props: {version: VERSION}}],
      },
    ] as unknown as RouteConfig[];
    const [[file, text] = [], ...others] = sidebarFiles(routes);
    expect(others).toEqual([]);
    expect(file).toBe('sidebars/default-current-main.json');
    expect(JSON.parse(text!)).toEqual([
      {label: 'Intro', href: '/docs/intro'},
      {label: 'Data', items: [{label: 'Files', href: '/docs/files'}]},
    ]);
  });
});
