import type {ThemeConfig} from '@docusaurus/preset-classic';
import {origin} from './origin';

/** Links in the footer of each page. */
export const footer: ThemeConfig['footer'] = {
  links: [
    {
      title: 'Learn',
      items: [
        {label: 'Introduction', to: '/docs/intro'},
        {label: 'Projects', to: '/docs/projects/'},
        {label: 'Workflow Designer', to: '/docs/workflow/'},
        {label: 'Operators', to: '/docs/operators'},
      ],
    },
    {
      title: 'Run',
      items: [
        {label: 'REST API deployments', to: '/docs/deploy/rest-api'},
        {label: 'Model Ops', to: '/docs/MLOps/model-ops'},
        {
          label: 'Resource management',
          to: '/docs/admin/resource-management',
        },
      ],
    },
    {
      title: 'Stay informed',
      items: [
        {label: 'News', to: '/blog'},
        {label: 'News archive', to: '/blog/archive'},
        {label: 'Search', to: '/search'},
        ...(origin.isKnown
          ? [{label: 'RSS feed', to: 'pathname:///blog/rss.xml'}]
          : []),
        {label: 'All pages as Markdown', to: 'pathname:///llms.txt'},
      ],
    },
  ],
  copyright: 'Help for Altair AI Cloud, documentation for the SaaS platform.',
};
