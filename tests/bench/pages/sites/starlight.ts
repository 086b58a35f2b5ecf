import path from 'node:path';
import {CACHE_DIR, runPackage, versionOf} from '../packages';
import {BASE_URL, PAGES, gestureOn} from '../site';
import type {Site} from '../site';
import {readGuides, writeSite} from './writeSite';

const DIR = path.join(CACHE_DIR, 'starlight');

async function build(): Promise<void> {
  const guides = readGuides((page) => `${BASE_URL}docs/${page}/`);
  writeSite('starlight', DIR, 'src/content/docs', guides);
  await runPackage(['astro/bin/astro.mjs', 'build'], DIR, {
    ASTRO_TELEMETRY_DISABLED: '1',
  });
}

const MENU = '.sl-menu-button';
const TEXT = '.sl-markdown-content';
const onGuide = gestureOn(PAGES.guide);
const onControls = gestureOn('controls');

/** The guides as a Starlight site. */
export const starlight: Site = {
  name: 'starlight',
  version: `${versionOf('@astrojs/starlight')}, ${versionOf('astro')}`,
  buildDir: path.join(DIR, 'dist'),
  kinds: ['landing', 'guide'],
  gestures: {
    menu: onGuide(MENU, '.sidebar-pane summary'),
    contents: onGuide('mobile-starlight-toc summary', 'mobile-starlight-toc a'),
    fold: onControls(`${TEXT} details > summary`, `${TEXT} details[open]`),
    tab: onControls(
      `${TEXT} li:nth-of-type(2) > [role=tab]`,
      `${TEXT} [role=tab][aria-selected=true]`,
    ),
    caret: onGuide(
      [MENU, '.sidebar-pane details:not([open]) > summary'],
      '.sidebar-pane details details[open] > summary',
    ),
    'next page': onGuide(`${TEXT} a[href^="/help/docs/"]`, 'h1'),
    search: onGuide(
      'site-search button[data-open-modal]',
      'site-search .pagefind-ui__result-link',
      'join',
    ),
  },
  build,
};
