import {spawnSync} from 'node:child_process';

/**
 * True if Git has the date of the last change of each file in a folder. It does
 * not outside of a repository, and in a shallow clone all files have the date
 * of the oldest commit.
 */
export function hasGitHistory(folder: string): boolean {
  const {status, stdout} = spawnSync(
    'git',
    ['rev-parse', '--is-shallow-repository'],
    {cwd: folder, encoding: 'utf8'},
  );
  return status === 0 && stdout.trim() === 'false';
}
