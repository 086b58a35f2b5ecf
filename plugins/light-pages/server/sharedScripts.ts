import {folderOf} from '../client/pages';
import type {ListedPage} from './pageTable';

/** Pages that a script holds at most, and how many are enough to end it where a folder ends. */
type Limits = {readonly most: number; readonly enough: number};

const WRITTEN: Limits = {most: 6, enough: 4};

/** Lists of the pages in a folder are data of a few lines. */
const LISTS: Limits = {most: 24, enough: 16};

const isList = ({request}: ListedPage) => request.startsWith('@generated/');

function groupInOrder(
  paths: readonly string[],
  {most, enough}: Limits,
): Map<string, string> {
  const firsts = new Map<string, string>();
  let first = '';
  let folder = '';
  let count = 0;
  for (const path of paths) {
    const isNewFolder = folderOf(path) !== folder;
    if (first === '' || count === most || (isNewFolder && count >= enough)) {
      first = path;
      count = 0;
    }
    folder = folderOf(path);
    count++;
    firsts.set(path, first);
  }
  return firsts;
}

/**
 * Groups pages that share scripts: neighbors in the sidebar, about six a
 * script. As scripts end with folders where they can, a new page changes the
 * scripts of its neighbors only. Lists of pages are grouped apart, so that
 * neither makes readers load the other.
 * @param pages - In the order of the list of pages.
 * @param order - Paths in the order of the sidebar; what is not in it comes last.
 * @returns The first page of its script, by the path of each page.
 */
export function sharedScripts(
  pages: readonly ListedPage[],
  isShared: (path: string) => boolean,
  order: readonly string[],
): ReadonlyMap<string, string> {
  const places = new Map(order.map((path, at) => [path, at]));
  const placeOf = ({path}: ListedPage) => places.get(path) ?? order.length;
  const inOrder = pages
    .filter(({path}) => isShared(path))
    .sort((one, other) => placeOf(one) - placeOf(other));
  const paths = (chosen: readonly ListedPage[]) => chosen.map(({path}) => path);
  return new Map([
    ...groupInOrder(paths(inOrder.filter((page) => !isList(page))), WRITTEN),
    ...groupInOrder(paths(inOrder.filter(isList)), LISTS),
  ]);
}
