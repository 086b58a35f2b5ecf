import {readFileSync} from 'node:fs';

const sidebar = new URL('sidebar.json', import.meta.url);

export default {
  title: 'AI Cloud Help',
  lang: 'en',
  base: '/help/',
  head: [['link', {rel: 'icon', href: '/help/favicon.svg'}]],
  cleanUrls: true,
  ignoreDeadLinks: true,
  themeConfig: {
    search: {provider: 'local'},
    sidebar: JSON.parse(readFileSync(sidebar, 'utf8')),
  },
};
