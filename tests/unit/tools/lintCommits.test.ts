import {execFileSync} from 'node:child_process';
import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {longSubjects} from '../../../.tools/lintCommits.mjs';

let root = '';

const git = (...args: string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args],
    {
      cwd: root,
      encoding: 'utf8',
      env: {...process.env, GIT_COMMITTER_DATE: '2027-01-01T00:00:00Z'},
    },
  );
const commit = (...messages: string[]) =>
  git(
    'commit',
    '--quiet',
    '--allow-empty',
    ...messages.flatMap((message) => ['--message', message]),
  );

describe('longSubjects', () => {
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'commits-'));
    git('init', '--quiet');
    commit(
      'a'.repeat(72),
      'A body can be as long as it needs to be, with reasons. '.repeat(3),
    );
  });

  it('accepts subjects of 72 characters, also in a shallow clone', () => {
    commit('ä'.repeat(72));
    expect(longSubjects(root)).toEqual([]);
    const clone = path.join(root, 'clone');
    git('clone', '--quiet', '--depth=1', `file://${root}`, clone);
    expect(longSubjects(clone)).toEqual([]);
  });

  it('names longer ones, and says what to do', () => {
    commit('a'.repeat(73));
    const hash = git('log', '-1', '--format=%h').trim();
    expect(longSubjects(root)).toEqual([
      `Commit ${hash} has a subject of 73 characters, at most 72 are allowed: move the reasons to the body with git commit --amend or git rebase -i ${hash}~1`,
    ]);
  });

  it('leaves out older commits', () => {
    commit('a'.repeat(73));
    expect(longSubjects(root, '2027-01-02T00:00:00Z')).toEqual([]);
  });

  it('accepts a folder without a repository', () => {
    expect(longSubjects(mkdtempSync(path.join(tmpdir(), 'none-')))).toEqual([]);
  });
});
