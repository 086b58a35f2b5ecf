import {spawn} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

export const ROOT = path.dirname(path.dirname(__dirname));
export const FIXTURE_SITE = path.join(ROOT, 'tests', 'fixtures', 'site');

/**
 * Folder for copies of sites. It has the same depth below the root as the
 * fixture, so that relative imports work.
 */
export const WORK_DIR = path.join(ROOT, 'reports', 'sites');

/** New content of files by path, or a function of the old content. */
export type Edits = Readonly<
  Record<string, string | ((content: string) => string)>
>;

/** Changes or adds files of a site. */
export function editSite(siteDir: string, edits: Edits): void {
  for (const [file, edit] of Object.entries(edits)) {
    const target = path.join(siteDir, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(
      target,
      typeof edit === 'string' ? edit : edit(readFileSync(target, 'utf8')),
    );
  }
}

/**
 * Copies the fixture site, applies edits, and returns the folder of the copy.
 */
export function copyFixture(name: string, edits: Edits = {}): string {
  const siteDir = path.join(WORK_DIR, name);
  rmSync(siteDir, {recursive: true, force: true});
  cpSync(FIXTURE_SITE, siteDir, {recursive: true});
  editSite(siteDir, edits);
  return siteDir;
}

/** Starts a Docusaurus command in a site, with the Node at a path. */
export function startDocusaurus(
  siteDir: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
  node = process.execPath,
): ChildProcess {
  // Without the variables of the test run, so that each site builds like a
  // separate process.
  const env: NodeJS.ProcessEnv = {...process.env, FORCE_COLOR: '0'};
  delete env.NODE_ENV;
  delete env.VITEST;
  Object.assign(env, variables);
  return spawn(
    node,
    [
      path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      ...args,
    ],
    {cwd: siteDir, env},
  );
}

/**
 * Runs a Docusaurus command until it exits. Resolves to its exit code and
 * output.
 */
export function runDocusaurus(
  ...command: Parameters<typeof startDocusaurus>
): Promise<{status: number | null; output: string}> {
  const child = startDocusaurus(...command);
  let output = '';
  child.stdout?.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr?.on('data', (data: Buffer) => (output += data.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({status, output}));
  });
}
