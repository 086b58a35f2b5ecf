import {once} from 'node:events';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {EngineInput} from '../../shared/engine';
import {pagefindFolder} from './folder';
import {pagefindPages} from './pageHtml';

/**
 * Writes the index of Pagefind beside the pages.
 * @throws Error with what Pagefind says when it makes none.
 */
export async function buildPagefind(input: EngineInput): Promise<void> {
  const {sections, name, locale, outDir} = input;
  const indexer = new Worker(path.join(__dirname, 'indexer.mjs'), {
    workerData: {
      pages: pagefindPages(sections),
      language: locale.split('-')[0]!.toLowerCase(),
      outputPath: path.join(outDir, pagefindFolder(name)),
    },
  });
  await once(indexer, 'exit').catch(({message}: Error) => {
    throw new Error(
      `search-local: Pagefind made no index: ${message}. See that the package pagefind is installed, then build again.`,
    );
  });
}
