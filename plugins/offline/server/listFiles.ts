import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {createMatcher} from '@docusaurus/utils';
import {BUNDLE_PREFIX, OFFER_FILE, WORKER_FILE} from '../shared/files';

/** Which files of a folder to take. */
export type Selection = {
  /** Globs of paths below the folder. */
  readonly include: readonly string[];
  readonly exclude: readonly string[];
};

/** What is never for readers: settings for hosts, and the files of this plugin. */
const NEVER = ['_*', WORKER_FILE, OFFER_FILE, `${BUNDLE_PREFIX}*`];

/** Paths of the selected files in a folder and those below it, with slashes, sorted. */
export async function listFiles(
  folder: string,
  {include, exclude}: Selection,
): Promise<string[]> {
  const isIncluded = createMatcher([...include]);
  const isExcluded = createMatcher([...exclude, ...NEVER]);
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) =>
      path
        .relative(folder, path.join(parentPath, name))
        .replaceAll(path.sep, '/'),
    )
    .filter((file) => isIncluded(file) && !isExcluded(file))
    .sort();
}
