import {chmodSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {codeBlocks, output} from '../support/guideCode';

const hook = codeBlocks('projects/atlassian', 'bash').find((code) =>
  code.startsWith('#!/bin/sh'),
);
const folder = mkdtempSync(path.join(tmpdir(), 'hook-'));
const git = (...args: string[]) =>
  output(folder, 'git', args, {
    PATH: process.env.PATH,
    HOME: folder,
    // Ignores the system's Git settings.
    GIT_CONFIG_SYSTEM: '/dev/null',
  });

/** Commits an empty change with a message. */
const commit = (message: string) =>
  git('commit', '--quiet', '--allow-empty', '--message', message);
const subject = () => git('log', '-1', '--format=%s');

describe('the hook of the page on Atlassian tools', () => {
  beforeAll(() => {
    git('init', '--quiet', '--initial-branch=main');
    git('config', 'user.name', 'Robin Example');
    git('config', 'user.email', 'robin@example.com');
    const file = path.join(folder, '.git/hooks/commit-msg');
    writeFileSync(file, `${hook}\n`);
    chmodSync(file, 0o755);
    commit('FC-1 Begin');
  });

  it.each(['FC-42 Add public holidays', 'F2_X-7 Add\n\nMore text'])(
    'accepts %j',
    (message) => {
      commit(message);
      expect(subject()).toBe(message.split('\n')[0]);
    },
  );

  it.each([
    'Add holidays',
    'fc-42 Add holidays',
    'FC-42',
    'Add holidays\n\nFC-42 asked for them',
  ])('refuses %j and says why', (message) => {
    const before = git('rev-parse', 'HEAD');
    expect(() => commit(message)).toThrow(
      'Begin the first line with an issue key, for example FC-42',
    );
    expect(git('rev-parse', 'HEAD')).toBe(before);
  });

  it('lets merges and reverts pass', () => {
    git('switch', '--quiet', '--create', 'FC-42-holiday-feature');
    commit('FC-42 Add public holidays to the features');
    git('switch', '--quiet', 'main');
    git('merge', '--no-ff', '--no-edit', 'FC-42-holiday-feature');
    expect(subject()).toMatch(/^Merge branch/);
    writeFileSync(path.join(folder, 'features.py'), 'holidays = True\n');
    git('add', 'features.py');
    commit('FC-43 Switch holidays on');
    git('revert', '--no-edit', 'HEAD');
    expect(subject()).toMatch(/^Revert "FC-43/);
  });
});
