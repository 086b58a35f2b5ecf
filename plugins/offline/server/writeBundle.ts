import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';
import logger from '@docusaurus/logger';
import {isPage} from '../shared/entries';
import {
  BUNDLE_PREFIX,
  NOT_FOUND_FILE,
  OFFER_FILE,
  WORKER_FILE,
} from '../shared/files';
import type {Offer} from '../shared/offer';
import {bundleWorker} from './bundleWorker';
import {encodeFiles} from './encodeFiles';
import type {SiteFile} from './encodeFiles';
import {listFiles} from './listFiles';
import type {Selection} from './listFiles';

/** Digits of a version, which is a hash. */
const VERSION_LENGTH = 10;

/** The files as lines of JSON; the same files give the same lines. */
function linesOf(files: readonly SiteFile[]): Buffer {
  return Buffer.from(
    Array.from(
      encodeFiles(files),
      (entry) => `${JSON.stringify(entry)}\n`,
    ).join(''),
  );
}

/** The bundle of files, and what readers are told of it. */
export async function bundleFiles(
  files: readonly SiteFile[],
): Promise<{bundle: Buffer; offer: Offer}> {
  const lines = linesOf(files);
  const bundle = await promisify(gzip)(lines, {level: 9});
  const version = createHash('sha256')
    .update(lines)
    .digest('hex')
    .slice(0, VERSION_LENGTH);
  return {
    bundle,
    offer: {
      version,
      bundle: BUNDLE_PREFIX + version,
      pages: files.filter(
        (file) => isPage(file.path) && file.path !== NOT_FOUND_FILE,
      ).length,
      bytes: bundle.length,
      savedBytes: files.reduce((sum, {content}) => sum + content.length, 0),
    },
  };
}

/** Writes the bundle of a built site, what it offers to readers, and the service worker. */
export async function writeBundle(
  outDir: string,
  selection: Selection,
): Promise<void> {
  const started = Date.now();
  const paths = await listFiles(outDir, selection);
  const files = await Promise.all(
    paths.map(async (file) => ({
      path: file,
      content: await readFile(path.join(outDir, file)),
    })),
  );
  const {bundle, offer} = await bundleFiles(files);
  const write = (name: string, content: string | Buffer) =>
    writeFile(path.join(outDir, name), content);
  await Promise.all([
    write(offer.bundle, bundle),
    write(OFFER_FILE, JSON.stringify(offer)),
    write(WORKER_FILE, await bundleWorker()),
  ]);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  logger.info`offline: number=${offer.pages} pages, number=${files.length} files, number=${Math.round(
    offer.bytes / 1024,
  )} KiB in name=${offer.bundle}, number=${seconds} s`;
}
