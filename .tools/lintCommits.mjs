// Rejects commits whose subject is too long: npm run lint:commits
import {spawnSync} from 'node:child_process';
import {realpathSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

/** Maximum length of a subject, in characters. Lists cut off longer ones. */
const MAX_LENGTH = 72;

/** Start of the checked history. Older commits are not checked. */
const SINCE = '2026-11-28T14:00:00Z';

/**
 * Finds the commit subjects that are too long in the repository at `folder`. A
 * shallow clone has fewer commits to check. Without git, there are none.
 */
export function longSubjects(folder, since = SINCE) {
  const log = ['log', '--no-merges', `--since=${since}`, '--format=%h %s'];
  const {stdout} = spawnSync('git', log, {cwd: folder, encoding: 'utf8'});
  return (stdout ?? '')
    .split('\n')
    .map((line) => ({hash: line.split(' ')[0], length: [...line].length}))
    .filter(({hash, length}) => length - hash.length - 1 > MAX_LENGTH)
    .map(
      ({hash, length}) =>
        `Commit ${hash} has a subject of ${length - hash.length - 1} characters, at most ${MAX_LENGTH} are allowed: move the reasons to the body with git commit --amend or git rebase -i ${hash}~1`,
    );
}

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const problems = longSubjects(process.cwd());
  problems.forEach((problem) => console.error(problem));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
