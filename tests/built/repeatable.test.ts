import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {copyFixture, runDocusaurus} from '../support/sites';

/** Builds the fixture site in a folder of its own, in one language, and returns its index files. */
async function indexesOf(name: string): Promise<Buffer[]> {
  const siteDir = copyFixture(name);
  const {status, output} = await runDocusaurus(siteDir, [
    'build',
    '--locale',
    'en',
  ]);
  expect(status, output).toBe(0);
  const files = ['search-index-en.json', 'search-titles-en.json'].map((file) =>
    readFileSync(path.join(siteDir, 'build', file)),
  );
  rmSync(siteDir, {recursive: true, force: true});
  return files;
}

it('gives the same search index byte for byte when built twice', async () => {
  const first = await indexesOf('repeatable-1');
  const second = await indexesOf('repeatable-2');
  expect(first.map((file) => file.length > 100)).toEqual([true, true]);
  expect(first.map((file, at) => file.equals(second[at]!))).toEqual([
    true,
    true,
  ]);
});
