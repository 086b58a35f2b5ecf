import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';

/** Paths of the HTML files in a folder and those below it, with slashes, sorted. */
export async function htmlFiles(folder: string): Promise<string[]> {
  const files = await Globby('**/*.html', {cwd: folder, dot: true});
  return files.sort();
}

/** What a function finds in HTML files of a folder, each value once, sorted. */
export async function inFiles(
  folder: string,
  files: readonly string[],
  find: (html: string) => readonly string[],
): Promise<string[]> {
  const found = new Set<string>();
  for (const file of files) {
    const html = await readFile(path.join(folder, file), 'utf8');
    find(html).forEach((value) => found.add(value));
  }
  return [...found].sort();
}
