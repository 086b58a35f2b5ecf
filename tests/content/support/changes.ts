import {existsSync} from 'node:fs';
import path from 'node:path';
import {escapeRegexp} from '@docusaurus/utils';
import type {Page} from './page';

const {CHANGED_FILES} = process.env;

/**
 * Files that all pages depend on. If one of them changes, everything is
 * checked.
 */
const SHARED =
  /^tests\/content\/(?:checks|support|data\/(?!proper|english))|^docs\/operators\/_[^/]+\.yml$/;

function changesOf(files: string | undefined): ReadonlySet<string> | undefined {
  const list = files && (JSON.parse(files) as readonly string[]);
  return list && !list.some((file) => SHARED.test(file))
    ? new Set(list)
    : undefined;
}

/**
 * Changed and deleted files, as paths from the site's root, for
 * `npm run check:fast`. Undefined if everything is checked.
 */
const changed = changesOf(CHANGED_FILES);

/** True if everything is checked. */
export const isComplete = changed === undefined;

/** Returns true if a file, or the output generated from it, must be checked. */
export function isToCheck(file: string): boolean {
  return changed?.has(file) ?? true;
}

/** Returns true if any file that matches a pattern must be checked. */
export function isAnyToCheck(pattern: RegExp): boolean {
  return !changed || [...changed].some((file) => pattern.test(file));
}

/** Returns the pages to check individually. */
export function pagesToCheck(pages: readonly Page[]): Page[] {
  return pages.filter(({file}) => isToCheck(file));
}

/**
 * Returns the pages to check with their statements about others: the changed
 * pages, and pages that contain the title or file name of a changed one.
 */
export function pagesAround(
  pages: readonly Page[],
  titles: readonly (readonly [title: string, file: string])[],
): Page[] {
  const names = titles
    .filter(([, file]) => isToCheck(file))
    .flatMap(([title, file]) => [`**${title}**`, path.posix.basename(file)]);
  return pages.filter(
    ({file, text}) =>
      isToCheck(file) || names.some((name) => text.includes(name)),
  );
}

/**
 * Matches a link to a changed heading of a page, or any link to a deleted page
 * or image. A page that represents its folder is also linked by the folder's
 * name.
 */
function linkTo(root: string, file: string): RegExp {
  const {dir, name} = path.posix.parse(file);
  const names = name === 'index' ? [name, path.posix.basename(dir)] : [name];
  const end = existsSync(path.join(root, file)) ? '[^\\s)]*#' : '\\b';
  return new RegExp(`/(?:${names.map(escapeRegexp).join('|')})${end}`);
}

/**
 * Returns the pages whose links to check: the changed pages, and pages with
 * links that a change can break.
 */
export function pagesToLinkCheck(
  root: string,
  pages: readonly Page[],
): readonly Page[] {
  if (!changed) {
    return pages;
  }
  const links = [...changed]
    .filter((file) => /^static\/|\.mdx?$/.test(file))
    .map((file) => linkTo(root, file));
  return pages.filter(
    ({file, text}) =>
      changed.has(file) || links.some((link) => link.test(text)),
  );
}
