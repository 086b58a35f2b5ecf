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
    effect: 'dialog.navbar-sidebar[open]',
  },
  tab: {
    kind: 'guide',
    target: '[role="tab"]:nth-of-type(2)',
    effect: '[role="tab"]:nth-of-type(2)[aria-selected="true"]',
  },
  contents: {
    kind: 'guide',
    target: '.theme-doc-toc-mobile > summary',
    effect: '.theme-doc-toc-mobile a',
  },
  fold: {
    kind: 'operator',
    target: 'main details:not(.theme-doc-toc-mobile) > summary',
    effect: 'main details[open]:not(.theme-doc-toc-mobile) > summary',
  },
};

/** Builds this site as `npm run build` does, with more of the environment. */
async function build(
  env: Readonly<Record<string, string>>,
  ...args: string[]
): Promise<void> {
  await runCommand(
    process.execPath,
    [path.join(ROOT, '.tools/docusaurus.mjs'), 'build', ...args],
    {cwd: ROOT, env},
  );
}

/** This site. */
export const ours: Site = {
  name: 'ours',
  version: 'this site',
  buildDir: BUILD_DIR,
  kinds: KINDS,
  hasSearchOfOurs: true,
  taps: TAPS,
  build: () => build({}),
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
  build: () =>
    build(
      {
        ...NOT_DEFERRED,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/not-deferred',
      },
      '--out-dir',
      UNDEFERRED_DIR,
    ),
};
