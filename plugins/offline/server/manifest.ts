import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';
import type {PrecacheEntry} from 'workbox-precaching';
import {NOT_FOUND_FILE, OFFER_FILE} from '../shared/copy';
import type {Offer} from '../shared/copy';

/** The files to save, the offer last, and the offer itself. */
export type Manifest = {
  readonly entries: readonly PrecacheEntry[];
  readonly offer: Offer;
};

const REVISION_LENGTH = 10;

const revisionOf = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex').slice(0, REVISION_LENGTH);

const isPage = (file: string) =>
  file.endsWith('.html') && file !== NOT_FOUND_FILE;

/** The path of a file below the base URL as a request has it. Hosts answer `a` with `a/index.html`, some after a redirect. */
const addressOf = (file: string) =>
  encodeURI(file.replace(/(?:^|\/)index\.html$/, '')).replace(
    /[?#]/g,
    encodeURIComponent,
  );

/**
 * Lists files as Workbox saves them. The same files result in the same manifest.
 * @param folder - The built site.
 * @param files - Paths below the folder, with slashes.
 */
export async function listManifest(
  folder: string,
  baseUrl: string,
  files: readonly string[],
): Promise<Manifest> {
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
  const offer = {
    url: baseUrl + OFFER_FILE,
    revision: revisionOf(JSON.stringify(entries)),
  };
  return {
    entries: [...entries, offer],
    offer: {pages: files.filter(isPage).length, ...sizes},
  };
}
