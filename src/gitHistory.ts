import {spawnSync} from 'node:child_process';

/**
 * Returns true if Git knows when each file of a folder last changed. Outside of
 * a repository it does not, and in a shallow clone all files have the date of the
 * oldest commit.
 */
export function hasGitHistory(folder: string): boolean {
  const {status, stdout} = spawnSync(
    'git',
    ['rev-parse', '--is-shallow-repository'],
    {cwd: folder, encoding: 'utf8'},
  );
  return status === 0 && stdout.trim() === 'false';
}
