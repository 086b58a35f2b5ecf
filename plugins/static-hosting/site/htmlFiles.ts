import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

/** Paths of the HTML files in a folder and those below it, with slashes, sorted. */
export async function htmlFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map(({parentPath, name}) =>
      path
        .relative(folder, path.join(parentPath, name))
        .replaceAll(path.sep, '/'),
    )
    .sort();
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
