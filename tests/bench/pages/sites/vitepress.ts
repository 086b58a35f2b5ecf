import path from 'node:path';
import {readGuides} from '../corpus/guides';
import type {Guide} from '../corpus/guides';
import {BASE_URL} from '../kinds';
import {packageFile, siteDir} from '../paths';
import {newNode} from './node22';
import {runCommand} from './runCommand';
import type {Site} from './types';
import {FAVICON, pageText, versionOf, writeFolder} from './writeFiles';

const DIR = siteDir('vitepress');

const LANDING = {
  layout: 'home',
  title: 'Altair AI Cloud',
  description: 'Documentation of the platform.',
  hero: {
    name: 'Altair AI Cloud',
    tagline: 'Documentation for SaaS Platform',
    actions: [{text: 'Documentation', link: '/docs/intro'}],
  },
};

/** The sidebar: guides by their topmost folder. */
function sidebarOf(guides: readonly Guide[]) {
  const folderOf = ({id}: Guide) => id.split('/', 1)[0]!;
  return [...new Set(guides.map(folderOf))].map((folder) => ({
    text: folder,
    collapsed: true,
    items: guides
      .filter((guide) => folderOf(guide) === folder)
      .map(({id, title}) => ({text: title, link: `/docs/${id}`})),
  }));
}

const configOf = (guides: readonly Guide[]) =>
  `export default ${JSON.stringify({
    title: 'AI Cloud Help',
    lang: 'en',
    base: BASE_URL,
    head: [['link', {rel: 'icon', href: `${BASE_URL}favicon.svg`}]],
    cleanUrls: true,
    ignoreDeadLinks: true,
    themeConfig: {search: {provider: 'local'}, sidebar: sidebarOf(guides)},
  })};\n`;

async function build(): Promise<void> {
  const guides = readGuides('/docs/');
  const pages = guides.map(({id, title, description, markdown}) => [
    `docs/${id}.md`,
    // Texts with double braces are no templates.
    pageText(
      {title, description},
      `# ${title}\n\n::: v-pre\n\n${markdown}\n\n:::`,
    ),
  ]);
  writeFolder(DIR, {
    'package.json': '{"name": "vitepress-site", "type": "module"}\n',
    '.vitepress/config.mjs': configOf(guides),
    'public/favicon.svg': FAVICON,
    'index.md': pageText(LANDING, ''),
    ...(Object.fromEntries(pages) as Record<string, string>),
  });
  await runCommand(
    newNode(),
    [packageFile('vitepress/bin/vitepress.js'), 'build'],
    {cwd: DIR},
  );
}

/** The guides as a site of VitePress. */
export const vitepress: Site = {
  name: 'vitepress',
  version: versionOf('vitepress'),
  buildDir: path.join(DIR, '.vitepress/dist'),
  kinds: ['landing', 'guide'],
  hasSearchOfOurs: false,
  taps: {
    menu: {
      kind: 'guide',
      target: '.VPLocalNav button.menu',
      effect: '.VPSidebar.open',
    },
  },
  build,
};
