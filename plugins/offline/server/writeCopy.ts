import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {build} from 'esbuild';
import {OFFER_FILE, WORKER_FILE} from '../shared/copy';
import {listFiles} from './listFiles';
import {listManifest} from './manifest';

/** Oldest browsers that the worker runs in, all from 2023. */
const TARGETS = ['chrome111', 'edge111', 'firefox113', 'safari16.4'];

/** Writes the service worker, which lists the files of the copy, and the offer. */
export async function writeCopy(
  folder: string,
  baseUrl: string,
  exclude: readonly string[],
): Promise<void> {
  const {entries, offer} = await listManifest(
    folder,
    baseUrl,
    await listFiles(folder, exclude),
  );
  await build({
    entryPoints: [path.join(__dirname, '../worker/index.ts')],
    outfile: path.join(folder, WORKER_FILE),
    bundle: true,
    minify: true,
    format: 'iife',
    target: TARGETS,
    charset: 'ascii',
    define: {
      MANIFEST: JSON.stringify(entries),
      'process.env.NODE_ENV': '"production"',
    },
    logLevel: 'silent',
  });
  await writeFile(path.join(folder, OFFER_FILE), JSON.stringify(offer));
  logger.info`offline: number=${offer.pages} pages, number=${entries.length} files, number=${Math.round(offer.bytes / 1024)} KiB to download`;
}
