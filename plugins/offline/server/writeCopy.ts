import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';
import logger from '@docusaurus/logger';
import type {I18n} from '@docusaurus/types';
import {createMatcher, Globby} from '@docusaurus/utils';
import {build} from 'esbuild';
import {NOT_FOUND_FILE, OFFER_FILE, WORKER_FILE} from '../shared/copy';

/** Never saved: settings for hosts, and the files that describe the copy. */
const NEVER = ['_*', WORKER_FILE, OFFER_FILE];

const revisionOf = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex').slice(0, 10);

const isPage = (file: string) =>
  file.endsWith('.html') && file !== NOT_FOUND_FILE;

/** The path of a file below the base URL as a request has it. Hosts answer `a` with `a/index.html`, some after a redirect. */
const addressOf = (file: string) =>
  encodeURI(file.replace(/(?:^|\/)index\.html$/, '')).replace(
    /[?#]/g,
    encodeURIComponent,
  );

/** Globs of the folders of other languages below the base URL of one: each has its own copy. */
export const otherLocales = (
  {localeConfigs}: Pick<I18n, 'localeConfigs'>,
  baseUrl: string,
): string[] =>
  Object.values(localeConfigs)
    .map((locale) => locale.baseUrl)
    .filter((other) => other !== baseUrl && other.startsWith(baseUrl))
    .map((other) => `${other.slice(baseUrl.length)}**`);

/** Paths of the files in a folder and below it that no glob excludes, with slashes, sorted. */
export async function listFiles(
  folder: string,
  exclude: readonly string[],
): Promise<string[]> {
  const isExcluded = createMatcher([...exclude, ...NEVER]);
  const files = await Globby('**', {cwd: folder, dot: true});
  return files.filter((file) => !isExcluded(file)).sort();
}

/**
 * Lists files as Workbox saves them, the offer last, and computes the offer. The
 * same files result in the same list.
 * @param folder - The built site.
 * @param files - Paths below the folder, with slashes.
 */
export async function listManifest(
  folder: string,
  baseUrl: string,
  files: readonly string[],
) {
  const sizes = {bytes: 0, savedBytes: 0};
  const entries = await Promise.all(
    files.map(async (file) => {
      const content = await readFile(path.join(folder, file));
      const {length} = await promisify(gzip)(content);
      sizes.bytes += length;
      sizes.savedBytes += content.length;
      return {
        url: baseUrl + addressOf(file),
        // Docusaurus puts a hash into the names of its assets.
        revision: file.startsWith('assets/') ? null : revisionOf(content),
      };
    }),
  );
  const revision = revisionOf(JSON.stringify(entries));
  return {
    entries: [...entries, {url: baseUrl + OFFER_FILE, revision}],
    offer: {pages: files.filter(isPage).length, ...sizes},
  };
}

/** Writes the service worker, which lists the files of the copy, and the offer. */
export async function writeCopy(
  folder: string,
  baseUrl: string,
  exclude: readonly string[],
): Promise<void> {
  const files = await listFiles(folder, exclude);
  const {entries, offer} = await listManifest(folder, baseUrl, files);
  await build({
    entryPoints: [path.join(__dirname, '../worker/index.ts')],
    outfile: path.join(folder, WORKER_FILE),
    bundle: true,
    minify: true,
    target: 'es2022',
    define: {MANIFEST: JSON.stringify(entries)},
    logLevel: 'silent',
  });
  await writeFile(path.join(folder, OFFER_FILE), JSON.stringify(offer));
  logger.info`offline: number=${offer.pages} pages, number=${entries.length} files, number=${Math.round(offer.bytes / 1024)} KiB to download`;
}
