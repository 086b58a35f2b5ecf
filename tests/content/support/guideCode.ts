import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {ROOT} from '../../support/sites';
import {docIdOf} from './docId';
import type {PageOfTest} from './docId';
import {readPage} from './page';

/** Code blocks of a guide in one language, in order. */
export function codeBlocks(page: PageOfTest, language: string): string[] {
  const file = `docs/${docIdOf(page)}.mdx`;
  const {tree} = readPage(ROOT, file);
  const blocks: string[] = [];
  visit(tree, 'code', ({lang, value}) => {
    if (lang === language) {
      blocks.push(value);
    }
  });
  return blocks;
}

/** True if Python 3 is installed to run examples. */
export const HAS_PYTHON =
  spawnSync('python3', ['--version'], {encoding: 'utf8'}).status === 0;

/**
 * Runs a program in a folder and returns its output. Throws an error with its
 * messages if it fails.
 */
export function output(
  folder: string,
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
): string {
  const {status, stdout, stderr} = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    env: environment,
  });
  if (status !== 0) {
    throw new Error(`${command} ended with ${status}: ${stderr}`);
  }
  return stdout.trimEnd();
}

/** Runs a Python script in a folder and returns its output. */
export function runPython(folder: string, script: string): string {
  writeFileSync(path.join(folder, 'script.py'), script);
  return output(folder, 'python3', ['script.py']);
}
