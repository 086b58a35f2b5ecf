import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {newOperator} from '../../.tools/newOperator.mjs';
import {TIERS} from '../../plugins/operator-pages/record/fields';
import {ROOT} from '../support/sites';
import {checkUnwritten} from './checks/unwritten';
import {recordOf} from './support/operators';
import {parsePage} from './support/page';

const docs = mkdtempSync(path.join(tmpdir(), 'new-operator-'));
cpSync(
  path.join(ROOT, 'docs/operators/_templates'),
  path.join(docs, '_templates'),
  {recursive: true},
);
for (const folder of ['cleansing/missing', 'cleansing/normalization']) {
  mkdirSync(path.join(docs, folder), {recursive: true});
}

function create(where: string, options?: {title?: string; tier?: string}) {
  const file = newOperator(docs, where, options);
  return parsePage(
    `docs/operators/${file}`,
    readFileSync(path.join(docs, file), 'utf8'),
  );
}

describe('newOperator', () => {
  it.each(TIERS)(
    'creates a page of tier %s with a valid record, which the checks reject until it is written',
    (tier) => {
      const page = create(`cleansing/missing/mine_${tier}`, {tier});
      const {record, problems} = recordOf(page);
      expect(problems).toBeUndefined();
      expect(record?.tier).toBe(tier);
      expect(checkUnwritten(page)).not.toEqual([]);
    },
  );

  it('fills in title and id', () => {
    const {text, frontMatter} = create('cleansing/missing/my_own', {tier: 'C'});
    expect(frontMatter.title).toBe('My Own');
    expect(text).toContain('My Own: operators/cleansing/missing/my_own\n');
    expect(text).not.toMatch(/Name of the Operator|id_of_the_operator/);
    const titled = create('cleansing/missing/csv', {title: 'Read (CSV)'});
    expect(titled.frontMatter.title).toBe('Read (CSV)');
  });

  it('gives a page with the name of its folder the address of its path', () => {
    const {frontMatter} = create('cleansing/missing/missing');
    expect(frontMatter.slug).toBe('/operators/cleansing/missing/missing');
  });

  it.each([
    [
      'an unknown folder, and suggests a similar one',
      'cleansing/normalisation/mine',
      {},
      'docs/operators has no folder cleansing/normalisation. Did you mean cleansing/normalization? To add the folder, first create docs/operators/cleansing/normalisation/_category_.json with a label and a description.',
    ],
    [
      'an unknown folder that is similar to none',
      'birds/otters/mine',
      {},
      'docs/operators has no folder birds/otters. To add the folder, first create docs/operators/birds/otters/_category_.json with a label and a description.',
    ],
    [
      'a path without a folder',
      'mine',
      {},
      'mine does not have the form category/subgroup/name.',
    ],
    [
      'an unknown tier',
      'cleansing/missing/other',
      {tier: 'F'},
      'There is no tier F: write A, B, C, D, or E.',
    ],
  ])('rejects %s', (_, where, options, message) => {
    expect(() => create(where, options)).toThrow(message);
  });

  it('does not overwrite a page', () => {
    create('cleansing/missing/twice');
    expect(() => create('cleansing/missing/twice')).toThrow(
      'docs/operators/cleansing/missing/twice.mdx already exists.',
    );
  });
});

describe('npm run new:operator', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['.tools/newOperator.mjs', ...args], {
      cwd: ROOT,
      encoding: 'utf8',
    });

  it.each([
    ['an unknown folder', ['birds/otters/mine'], /^docs\/operators has no/],
    ['no path', [], /^The path is missing\.\n/],
    ['a title without quotation marks', ['a/b', 'My', 'Own'], /^Put the title/],
    ['an unknown option', ['--titel', 'Mine'], /^Unknown option '--titel'/],
  ])('says what is wrong with %s, and how to call it', (_, args, message) => {
    const {status, stderr} = run(...args);
    expect(stderr).toMatch(message);
    expect(stderr).toContain('\nUsage: npm run new:operator -- <');
    expect(stderr).not.toMatch(/^ +at /m);
    expect(status).toBe(1);
  });

  it('describes itself with --help', () => {
    expect(run('--help').stdout).toMatch(/^Usage: npm run new:operator -- </);
  });
});
