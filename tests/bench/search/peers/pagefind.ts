import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {BENCH_DIR, START_PATH} from '../paths';
import {openPagefind, pagefindParts} from './pagefindIndex';
import {packageVersion} from './support';
import type {Peer} from './types';

/** Pagefind's own user interface at the end of the page, without its wait after each key. */
const WIDGET = `
<link rel="stylesheet" href="/help/pagefind/pagefind-ui.css">
<script src="/help/pagefind/pagefind-ui.js"></script>
<div id="pagefind" style="position:fixed;top:0;right:0;width:36rem;max-height:100vh;overflow:auto;background:#fff;z-index:999"></div>
<script>new PagefindUI({element:'#pagefind',showImages:false,pageSize:8,debounceTimeoutMs:0})</script>
`;

/** Indexes the articles of a built site; returns the seconds. */
function addIndex(dir: string): number {
  const start = performance.now();
  const {status, stderr} = spawnSync(
    path.join(BENCH_DIR, 'node_modules/.bin/pagefind'),
    ['--site', dir, '--root-selector', 'article'],
    {encoding: 'utf8'},
  );
  if (status !== 0) {
    throw new Error(`Pagefind made no index:\n${stderr}`);
  }
  return (performance.now() - start) / 1000;
}

/** A search for static sites that loads only the parts of its index that a query needs. */
export const pagefind: Peer = {
  name: 'pagefind',
  version: packageVersion('pagefind'),
  variant: 'none',
  addIndex,
  indexParts: (dir) => pagefindParts(path.join(dir, 'pagefind')),
  ui: {
    path: START_PATH,
    rows: '.pagefind-ui__result',
    box: '.pagefind-ui__search-input',
    enter: (box) => box.focus(),
    inject: WIDGET,
  },
  openEngine: (dir, browser) =>
    openPagefind(dir, browser, {folder: 'pagefind', baseUrl: '/help/'}),
};
