import {cpSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from 'playwright-core';
import type {IndexedPage} from '../../../../plugins/search-local/server/buildDocuments';
import {measureFirstSearch, measureTyping} from '../browser/measure';
import {TITLE_QUERY} from '../corpus/textQuery';
import {TYPED_QUERIES} from '../browser/typeQueries';
import {CACHE_DIR, buildDir} from '../paths';
import type {Peer} from '../peers/types';
import type {ScaleResults} from '../report/results';
import {sizesOf, summarizeKeys} from '../report/summaries';
import {startBenchServer} from '../../shared/server/benchServer';
import {pageHtml} from './html';
import {INDEXERS} from './indexers';

/** Queries typed at each size. */
const QUERIES = TYPED_QUERIES.slice(0, 3);

function writePages(dir: string, pages: readonly IndexedPage[]): void {
  rmSync(dir, {recursive: true, force: true});
  for (const page of pages) {
    const name = page.page.route.replace(/^\/help\//, '').replace(/\/$/, '');
    const folder = path.join(dir, name);
    mkdirSync(folder, {recursive: true});
    writeFileSync(path.join(folder, 'index.html'), pageHtml(page));
  }
}

/** Copies what a search wrote beside the pages. */
function copyIndex(from: string, to: string): void {
  rmSync(to, {recursive: true, force: true});
  cpSync(from, to, {
    recursive: true,
    filter: (file) => !file.startsWith(path.join(from, 'docs')),
  });
}

/** What a search costs with an index of these pages in place of its own; keys only if they are to be typed. */
export async function measureScale(
  browser: Browser,
  peer: Peer,
  pages: readonly IndexedPage[],
  isTyped: boolean,
): Promise<ScaleResults> {
  const html = path.join(CACHE_DIR, 'scale-html');
  const overlay = path.join(CACHE_DIR, 'scale-index');
  writePages(html, pages);
  const start = performance.now();
  await INDEXERS[peer.name]!(pages, html);
  const indexSeconds = (performance.now() - start) / 1000;
  copyIndex(html, overlay);
  const server = await startBenchServer(
    [overlay, buildDir(peer.variant)],
    peer.ui.inject,
  );
  try {
    const first = await measureFirstSearch(browser, server, peer.ui, {
      query: TITLE_QUERY,
      isSlowLine: false,
    });
    const typing = isTyped
      ? await measureTyping(browser, server, peer.ui, QUERIES)
      : undefined;
    return {
      name: peer.name,
      pages: pages.length,
      indexSeconds,
      index: sizesOf(Object.values(peer.indexParts(overlay))[0] ?? []),
      loadMs: first.ms,
      keys: typing && summarizeKeys(typing.keys),
      heapBytes: typing?.heapBytes,
    };
  } finally {
    server.close();
    rmSync(html, {recursive: true, force: true});
    rmSync(overlay, {recursive: true, force: true});
  }
}
