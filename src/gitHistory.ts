import {spawnSync} from 'node:child_process';

/**
 * Whether Git knows when each file of a folder last changed. It does not
 * outside of a repository, nor in a shallow clone, where all files have the
 * date of its oldest commit.
 */
export function hasGitHistory(folder: string): boolean {
  const {status, stdout} = spawnSync(
    'git',
    ['rev-parse', '--is-shallow-repository'],
    {cwd: folder, encoding: 'utf8'},
  );
  return status === 0 && stdout.trim() === 'false';
}
