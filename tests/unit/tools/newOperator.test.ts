import {execFile} from 'node:child_process';
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {beforeEach, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {ROOT} from '../../support/sites';

type Run = {readonly code: number; readonly out: string; readonly err: string};

let folder = '';

/** Runs the command as a writer does; pages go to a temporary folder. */
async function newOperator(...args: string[]): Promise<Run> {
  const script = path.join(ROOT, '.tools', 'newOperator.mjs');
  const run = promisify(execFile)(process.execPath, [
    script,
    ...args,
    '--out',
    folder,
  ]);
  return run.then(
    ({stdout, stderr}) => ({code: 0, out: stdout, err: stderr}),
    ({
      code,
      stdout,
      stderr,
    }: {
      code: number;
      stdout: string;
      stderr: string;
    }) => ({
      code,
      out: stdout,
      err: stderr,
    }),
  );
}

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

describe('new:operator', {timeout: 60_000}, () => {
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'new-operator-'));
  });

  it('writes a page with a source, also without facts', async () => {
    const {code, out} = await newOperator('cleansing/missing/mine', 'Mine');
    expect(code).toBe(0);
    expect(out).toContain('Its source is "none". If you know');
    const [, yaml = ''] = read('cleansing/missing/mine.mdx').split('---\n');
    expect(parse(yaml).operator.source).toBe('none');
  });

  it('prints how it is called with --help', async () => {
    const {code, out} = await newOperator('--help');
    expect(code).toBe(0);
    expect(out).toMatch(/^Usage: npm run new:operator -- <path>/);
  });

  it.each([
    [
      'a folder with a slip',
      ['cleansing/normalisation/mine', 'Mine'],
      /^docs\/operators has no folder cleansing\/normalisation\. Did you mean cleansing\/normalization\? To create the folder, add --folder "/,
    ],
    [
      'a folder in another place',
      ['blending/normalization/mine', 'Mine'],
      /^docs\/operators has no folder blending\/normalization\. Did you mean cleansing\/normalization\?/,
    ],
    [
      'a folder in an unknown folder',
      ['birds/otters/mine', 'Mine', '--folder', 'Otters'],
      /^docs\/operators has no folder birds\. To create the folder, add/,
    ],
    [
      'a path without a folder',
      ['mine', 'Mine'],
      /^mine is not a path of the form category\/subgroup\/name\n/,
    ],
    [
      'an operator without facts and title',
      ['cleansing/missing/mine'],
      /^There are no facts on operators\/cleansing\/missing\/mine: add a title\n/,
    ],
    [
      'a title without quotation marks',
      ['cleansing/missing/mine', 'My', 'Operator'],
      /^Put the title in quotation marks\n/,
    ],
    ['no path', [], /^The path is missing\n/],
    ['an unknown option', ['--titel', 'Mine'], /^Unknown option '--titel'/],
    [
      'a file of facts that does not exist',
      ['cleansing/missing/mine', '--facts', 'gone.jsonl'],
      /^--facts: there is no file gone\.jsonl\n/,
    ],
  ])('refuses %s without a stack trace', async (_, args, message) => {
    const {code, err} = await newOperator(...args);
    expect(err).toMatch(message);
    expect(err).toContain('Usage: npm run new:operator');
    expect(err).not.toMatch(/^ +at /m);
    expect(code).toBe(1);
  });

  it('refuses a file of facts that is not JSON Lines', async () => {
    const facts = path.join(folder, 'facts.jsonl');
    writeFileSync(facts, '{"id": \n');
    const {code, err} = await newOperator(
      'cleansing/missing/mine',
      '--facts',
      facts,
    );
    expect(err).toMatch(/^--facts: .*facts\.jsonl is not JSON Lines: /);
    expect(code).toBe(1);
  });

  it('refuses a page that is there already', async () => {
    await newOperator('cleansing/missing/mine', 'Mine');
    const {code, err} = await newOperator('cleansing/missing/mine', 'Mine');
    expect(err).toMatch(/cleansing\/missing\/mine\.mdx is there already\n/);
    expect(code).toBe(1);
  });

  it('creates a folder with its label', async () => {
    const {out} = await newOperator(
      'cleansing/otters/mine',
      'Mine',
      '--folder',
      'Otters',
    );
    expect(out).toMatch(
      /cleansing\/otters\/_category_\.json: write the description\n$/,
    );
    expect(JSON.parse(read('cleansing/otters/_category_.json'))).toEqual({
      label: 'Otters',
      description: '',
    });
  });
});
