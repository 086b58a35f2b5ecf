import path from 'node:path';
import {ROOT, runCommand} from '../../shared/run';
import {CACHE_DIR} from '../packages';
import {KINDS, PAGES, gestureOn} from '../site';
import type {Site} from '../site';

const MENU = '.navbar__toggle';
const onGuide = gestureOn(PAGES.guide);
const onOperator = gestureOn(PAGES.operator);

const search = onGuide('.navbar [role=combobox]', '[role=option]', 'join');

const gestures: Site['gestures'] = {
  menu: onGuide(MENU, '.navbar-sidebar .menu__link'),
  contents: onGuide(
    '.theme-doc-toc-mobile > :is(summary, button)',
    '.theme-doc-toc-mobile a',
  ),
  fold: onOperator(
    'main details:not(.theme-doc-toc-mobile) > summary',
    'main details[open]:not(.theme-doc-toc-mobile) > summary',
  ),
  tab: onGuide(
    'main [role=tab]:nth-of-type(2)',
    'main [role=tab][aria-selected=true]',
  ),
  caret: onGuide(
    [MENU, '.navbar-sidebar .menu__caret[aria-expanded=false]'],
    '.navbar-sidebar .menu__caret[aria-expanded=true]',
  ),
  'next page': onGuide('.theme-doc-markdown a[href^="/help/docs/"]', 'h1'),
  search,
};

/** Builds this site like `npm run build`. */
const build = (env: NodeJS.ProcessEnv, ...args: string[]) =>
  runCommand(
    [
      process.execPath,
      path.join(ROOT, '.tools/docusaurus.mjs'),
      'build',
      ...args,
    ],
    ROOT,
    env,
  );

/** This site. */
export const ours: Site = {
  name: 'ours',
  version: 'this site',
  buildDir: path.join(ROOT, 'build'),
  kinds: KINDS,
  gestures,
  build: () => build({}),
};

const UNDEFERRED_DIR = path.join(CACHE_DIR, 'not-deferred');

/**
 * This site with pages that start their scripts at once. It is only compared in
 * searches.
 */
export const undeferred: Site = {
  name: 'undeferred',
  version: 'this site, with the template of Docusaurus',
  buildDir: UNDEFERRED_DIR,
  kinds: KINDS,
  gestures: {search},
  build: () =>
    build(
      {
        PAGE_START: 'at once',
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/not-deferred',
      },
      '--out-dir',
      UNDEFERRED_DIR,
    ),
};
