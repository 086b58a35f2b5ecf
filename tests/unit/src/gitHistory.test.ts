import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {hasGitHistory} from '../../../src/gitHistory';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'git-history-'));
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

function git(cwd: string, ...args: string[]): void {
  execFileSync(
    'git',
    ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args],
    {cwd, stdio: 'ignore'},
  );
}

function commit(cwd: string, text: string): void {
  writeFileSync(path.join(cwd, 'page.md'), text);
  git(cwd, 'add', '.');
  git(cwd, 'commit', '-m', text);
}

it('is there in a repository', () => {
  git(folder, 'init');
  commit(folder, 'one');
  expect(hasGitHistory(folder)).toBe(true);
});

it('is not there outside of a repository', () => {
  expect(hasGitHistory(folder)).toBe(false);
});

it('is not there in a shallow clone', () => {
  const origin = path.join(folder, 'origin');
  execFileSync('git', ['init', origin], {stdio: 'ignore'});
  commit(origin, 'one');
  commit(origin, 'two');
  git(folder, 'clone', '--depth', '1', `file://${origin}`, 'clone');
  expect(hasGitHistory(path.join(folder, 'clone'))).toBe(false);
});
