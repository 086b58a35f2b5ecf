import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '../../shared/corpus';
import {CACHE_DIR, runPackage, versionOf} from '../packages';
import {PAGES, gestureOn} from '../site';
import type {Site} from '../site';
import {readGuides, writeSite} from './writeSite';

const DIR = path.join(CACHE_DIR, 'vitepress');

/** Sidebar with the guides grouped by top-level folder. */
function sidebarOf(guides: readonly Page[]) {
  const folderOf = ({file}: Page) => file.split('/', 1)[0]!;
  return [...new Set(guides.map(folderOf))].map((folder) => ({
    text: folder,
    collapsed: true,
    items: guides
      .filter((guide) => folderOf(guide) === folder)
      .map(({path: to, title}) => ({text: title, link: `/docs/${to}`})),
  }));
}

async function build(): Promise<void> {
  const guides = readGuides((page) => `/docs/${page}`);
  const pages = guides.map((guide) => ({
    ...guide,
    // `v-pre`, because double braces in texts are not templates.
    markdown: `# ${guide.title}\n\n::: v-pre\n\n${guide.markdown}\n\n:::`,
  }));
  writeSite('vitepress', DIR, '', pages);
  writeFileSync(
    path.join(DIR, '.vitepress/sidebar.json'),
    JSON.stringify(sidebarOf(guides)),
  );
  await runPackage(['vitepress/bin/vitepress.js', 'build'], DIR);
}

const MENU = '.VPLocalNav button.menu';
const onGuide = gestureOn(PAGES.guide);
const onControls = gestureOn('controls');

/** The guides as a VitePress site. */
export const vitepress: Site = {
  name: 'vitepress',
  version: versionOf('vitepress'),
  buildDir: path.join(DIR, '.vitepress/dist'),
  kinds: ['landing', 'guide'],
  gestures: {
    menu: onGuide(MENU, '.VPSidebar.open .VPSidebarItem h2'),
    contents: onGuide(
      '.VPLocalNavOutlineDropdown > button',
      '.VPLocalNavOutlineDropdown .outline-link',
    ),
    fold: onControls('.vp-doc details > summary', '.vp-doc details[open]'),
    tab: onControls(
      '.vp-code-group .tabs label:nth-of-type(2)',
      '.vp-code-group div[class*=language-].active',
    ),
    caret: onGuide(
      [MENU, '.VPSidebar .VPSidebarItem.collapsed > .item'],
      '.VPSidebar .VPSidebarItem.collapsible:not(.collapsed) > .item',
    ),
    'next page': onGuide('.vp-doc a[href^="/help/docs/"]', 'h1'),
    search: onGuide(
      '#local-search button',
      '.VPLocalSearchBox .result',
      'join',
    ),
  },
  build,
};
