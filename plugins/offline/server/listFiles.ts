import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {createMatcher} from '@docusaurus/utils';
import {OFFER_FILE, WORKER_FILE} from '../shared/copy';

/** Never saved: settings for hosts, and the files that describe the copy. */
const NEVER = ['_*', WORKER_FILE, OFFER_FILE];

/** Paths of the files in a folder and below it that no glob excludes, with slashes, sorted. */
export async function listFiles(
  folder: string,
  exclude: readonly string[],
): Promise<string[]> {
  const isExcluded = createMatcher([...exclude, ...NEVER]);
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) =>
      path
        .relative(folder, path.join(parentPath, name))
        .replaceAll(path.sep, '/'),
    )
    .filter((file) => !isExcluded(file))
    .sort();
}
