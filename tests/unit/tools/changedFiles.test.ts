import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {changedFiles} from '../../../.tools/fastSteps.mjs';

let root = '';
const git = (...args: string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args],
    {
      cwd: root,
      stdio: 'pipe',
    },
  );
const write = (file: string, text: string) => {
  writeFileSync(path.join(root, file), text);
};
const commit = (message: string) => {
  git('add', '--all');
  git('commit', '--message', message);
};

describe('changedFiles', () => {
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'changes-'));
    git('init', '--initial-branch=main');
    write('kept.md', 'kept');
    write('gone.md', 'gone');
    write('.gitignore', 'build\n');
    commit('one');
  });

  it('names what differs from the main branch, committed or not, and what is deleted', () => {
    git('switch', '--create', 'topic');
    write('committed.md', '');
    commit('two');
    write('kept.md', 'changed');
    write('new file.md', '');
    write('build', 'ignored');
    rmSync(path.join(root, 'gone.md'));
    expect(changedFiles(root)).toEqual([
      'committed.md',
      'gone.md',
      'kept.md',
      'new file.md',
    ]);
  });

  it('does not name what others changed on the main branch since', () => {
    git('switch', '--create', 'topic');
    write('mine.md', '');
    commit('mine');
    git('switch', 'main');
    write('theirs.md', '');
    commit('theirs');
    git('switch', 'topic');
    expect(changedFiles(root)).toEqual(['mine.md']);
  });

  it('names the files of the last commit where nothing differs', () => {
    write('last.md', '');
    commit('two');
    expect(changedFiles(root)).toEqual(['last.md']);
  });

  it('prefers the main branch of origin, as main itself can be ahead', () => {
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    for (const name of ['two.md', 'three.md']) {
      write(name, '');
      commit(name);
    }
    expect(changedFiles(root)).toEqual(['three.md', 'two.md']);
  });

  it('knows nothing without git', () => {
    expect(
      changedFiles(mkdtempSync(path.join(tmpdir(), 'no-git-'))),
    ).toBeUndefined();
  });
});
