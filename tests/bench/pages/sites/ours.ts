import {existsSync} from 'node:fs';
import path from 'node:path';
import {KINDS} from '../kinds';
import {ROOT, siteDir} from '../paths';
import {runCommand} from './runCommand';
import type {Site} from './types';

const BUILD_DIR = path.join(ROOT, 'build');

/** The option of the configuration that lets pages start at once, as before. */
const NOT_DEFERRED = {DEFERRED_START: 'off'};

const TAPS: Site['taps'] = {
  menu: {
    kind: 'guide',
    target: '.navbar__toggle',
    effect: '.navbar-sidebar--show .navbar-sidebar',
  },
  tab: {
    kind: 'guide',
    target: '[role="tab"]:nth-of-type(2)',
    effect: '[role="tab"]:nth-of-type(2)[aria-selected="true"]',
  },
  fold: {
    kind: 'guide',
    target: '.theme-doc-toc-mobile > :first-child',
    effect: '.theme-doc-toc-mobile a',
  },
};

/**
 * This site as `npm run build` has left it.
 * @throws Error that says what to do when there is no build.
 */
async function findBuild(): Promise<void> {
  if (!existsSync(path.join(BUILD_DIR, 'index.html'))) {
    throw new Error(
      'There is no built site in build/. Run `npm run build` first.',
    );
  }
  return Promise.resolve();
}

/** This site. */
export const ours: Site = {
  name: 'ours',
  version: 'this site, as it is in build/',
  buildDir: BUILD_DIR,
  kinds: KINDS,
  hasSearchOfOurs: true,
  taps: TAPS,
  build: findBuild,
};

const UNDEFERRED_DIR = siteDir('not-deferred');

/** This site with pages that start their scripts at once. */
export const undeferred: Site = {
  name: 'ours, not deferred',
  version: 'this site without deferred start',
  buildDir: UNDEFERRED_DIR,
  kinds: KINDS,
  hasSearchOfOurs: true,
  taps: TAPS,
  build: async () => {
    await runCommand(
      process.execPath,
      [
        path.join(ROOT, '.tools/docusaurus.mjs'),
        'build',
        '--out-dir',
        UNDEFERRED_DIR,
      ],
      {
        cwd: ROOT,
        env: {
          ...NOT_DEFERRED,
          DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/not-deferred',
        },
      },
    );
  },
};
