import {execFileSync, spawnSync} from 'node:child_process';
import {copyFileSync, mkdirSync, mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {ROOT} from '../../support/sites';

const FIXTURES = path.join(ROOT, 'tests/fixtures/edit');

describe('check:edit', {timeout: 60_000}, () => {
  let site = '';
  const git = (...args: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args],
      {
        cwd: site,
      },
    );
  const put = (name: string) =>
    copyFileSync(path.join(FIXTURES, name), path.join(site, 'docs/near.mdx'));
  const check = (...args: string[]) =>
    spawnSync(
      process.execPath,
      [path.join(ROOT, '.tools/checkEdit.mjs'), ...args, '--root', site],
      {encoding: 'utf8'},
    );

  beforeAll(() => {
    site = mkdtempSync(path.join(tmpdir(), 'edit-'));
    mkdirSync(path.join(site, 'docs'));
    put('before.mdx');
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '-m', 'Before');
  });

  it('accepts natural sentences and a row that became a trap, and lists them for the second reader', () => {
    put('natural.mdx');
    const {status, stdout} = check('HEAD');
    expect(stdout.trim().split('\n')).toEqual([
      'For the second reader:',
      '',
      'docs/near.mdx: body: no 1 -> 0; not 0 -> 1',
      '  - It needs no label.',
      '  + It does not need a label.',
      'docs/near.mdx: body: before 1 -> 0',
      '  - The seed is 1992, and [Sort](sort) comes before.',
      '  + The seed is 1992. Run [Sort](sort) first.',
      'docs/near.mdx: behavior ties, first -> traps: moved',
      '  - Of 2 rows, the first one counts.',
      '  + Of two rows, the first one counts.',
      'docs/near.mdx: operator.parameters[max].about: most 1 -> 0',
      '  - How far a row may lie away at the most.',
      '  + The maximum distance of a row.',
      '',
      '1 files, 7 sentences edited, 0 with other facts',
    ]);
    expect(status).toBe(0);
  });

  it('rejects an edit that changes a default, a verdict, a cell, a link, or the place of a number', () => {
    put('wrong.mdx');
    const {status, stdout} = check('HEAD');
    const [, facts = ''] = stdout.split('Facts that differ:');
    expect(facts.match(/^(docs.*|\d.*)$/gm)).toEqual([
      'docs/near.mdx: frontMatter.operator.parameters.0.default: 5 is now 6',
      'docs/near.mdx: body.0.table.1.1: "3" is now "4"',
      'docs/near.mdx: body: lost number 5; got number 1992',
      'docs/near.mdx: body: lost link sort; lost number 1992; got link other; got number 5',
      'docs/near.mdx: behavior bounds, included: is gone',
      'docs/near.mdx: behavior ties, first: lost number 2; got number 3',
      'docs/near.mdx: behavior bounds, excluded: is new',
      '1 files, 5 sentences edited, 7 with other facts',
    ]);
    expect(status).toBe(1);
  });

  it('says how it is called without a commit', () => {
    const {status, stdout} = check();
    expect(stdout).toMatch(/^Usage: npm run check:edit -- <base>/);
    expect(status).toBe(1);
  });
});
