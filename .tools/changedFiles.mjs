import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

/** Branches that changes are compared with: the first that exists. */
const MAIN = ['origin/main', 'main'];

/**
 * The files that differ from the main branch, committed or not: paths from the
 * root, deleted files included. Where nothing differs, the files of the last
 * commit. Undefined without git or a main branch.
 */
export function changedFiles(root) {
  const git = (...args) => {
    const {status, stdout} = spawnSync('git', args, {
      cwd: root,
      encoding: 'utf8',
    });
    return status === 0 ? stdout : undefined;
  };
  const list = (...args) =>
    (git(...args, '-z') ?? '').split('\0').filter(Boolean);
  const branch = MAIN.find((name) => git('rev-parse', '--verify', name));
  const base = branch && git('merge-base', 'HEAD', branch)?.trim();
  if (!base) {
    return undefined;
  }
  const names = [
    ...list('diff', '--name-only', '--no-renames', '--relative', base),
    ...list('ls-files', '--others', '--exclude-standard'),
  ];
  return names.length > 0
    ? names.sort()
    : list('diff', '--name-only', '--no-renames', '--relative', 'HEAD~1');
}

/** The changed files that still exist. */
export const existing = (root, files) =>
  files.filter((file) => existsSync(path.join(root, file)));
