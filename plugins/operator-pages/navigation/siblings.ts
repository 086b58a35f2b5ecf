import {readdirSync} from 'node:fs';
import path from 'node:path';
import {idOf} from '../registry/files';
import type {SiteFiles} from '../registry/files';
import {CURRENT_VERSION} from '../registry/versions';

/** Doc ids before and after a page within its folder; null at both ends. */
export type Siblings = {
  readonly pagination_prev: string | null;
  readonly pagination_next: string | null;
};

/** Index pages first, which stand for their folder; then by file name. */
function inOrder(one: string, other: string): number {
  const isIndex = (name: string) => idOf(path.posix.basename(name)) === 'index';
  return (
    Number(isIndex(other)) - Number(isIndex(one)) || (one < other ? -1 : 1)
  );
}

/** The operators before and after one in the same folder of a version, in the order of the sidebar. */
export function siblingsOf(
  {versionDir, isOperator}: SiteFiles,
  relative: string,
  version = CURRENT_VERSION,
): Siblings {
  const folder = path.posix.dirname(relative);
  // A translation without a page that it translates is not built.
  const names = readdirSync(path.join(versionDir(version), folder))
    .map((name) => path.posix.join(folder, name))
    .filter((file) => /\.mdx?$/.test(file) && isOperator(file))
    .sort(inOrder);
  const at = names.indexOf(relative);
  const idAt = (index: number) => {
    const file = names[index];
    return file === undefined ? null : idOf(file);
  };
  return {pagination_prev: idAt(at - 1), pagination_next: idAt(at + 1)};
}
