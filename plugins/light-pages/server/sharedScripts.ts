import {folderOf} from '../client/pages';
import type {ListedPage} from './pageTable';

/** Pages that a script holds at most. */
const MOST = 6;

/** A script with so many pages ends where a folder does. */
const ENOUGH = 4;

/** Lists of entries are data of a few lines: they weigh nothing. */
const isWritten = ({request}: ListedPage) => !request.startsWith('@generated/');

/**
 * Groups pages that share scripts: neighbors in the sidebar, about six a
 * script. As scripts end with folders where they can, a new page changes the
 * scripts of its neighbors only.
 * @param pages - In the order of the list of pages.
 * @param order - Paths in the order of the sidebar; what is not in it comes last.
 * @returns The first page of its script, by the path of each page.
 */
export function sharedScripts(
  pages: readonly ListedPage[],
  isShared: (path: string) => boolean,
  order: readonly string[],
): ReadonlyMap<string, string> {
  const folders = new Set(pages.map(({path}) => folderOf(path)));
  // A page with a folder of its own is with the pages in it.
  const placeOf = (path: string) =>
    folders.has(`${path}/`) ? `${path}/` : folderOf(path);
  const places = new Map(order.map((path, at) => [path, at]));
  const inOrder = pages
    .filter(({path}) => isShared(path))
    .map((page) => ({page, at: places.get(page.path) ?? Infinity}))
    .sort((one, other) => (one.at === other.at ? 0 : one.at - other.at));

  const firsts = new Map<string, string>();
  let first = '';
  let folder = '';
  let count = 0;
  for (const {page} of inOrder) {
    const isNewFolder = placeOf(page.path) !== folder;
    const weight = Number(isWritten(page));
    if (
      first === '' ||
      count + weight > MOST ||
      (isNewFolder && count >= ENOUGH)
    ) {
      first = page.path;
      count = 0;
    }
    folder = placeOf(page.path);
    count += weight;
    firsts.set(page.path, first);
  }
  return firsts;
}
