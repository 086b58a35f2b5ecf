import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {isMap, isScalar, isSeq, LineCounter, parseDocument} from 'yaml';
import type {Node} from 'yaml';

/** A phrase that means a page or one of its sections. */
export type AliasEntry = {
  /** Source file of the page without its extension, from the folder of the site: `docs/data/files`. */
  readonly page: string;
  /** Id of the section; absent for the page as a whole. */
  readonly section?: string;
  readonly phrase: string;
  /** File and line, for messages. */
  readonly at: string;
};

const EXTENSIONS = ['md', 'mdx', 'tsx', 'jsx', 'ts', 'js'];

/** Creates an entry from the name of a page, with a section after `#`. */
export function aliasEntry(
  key: string,
  phrase: string,
  at: string,
): AliasEntry {
  const [page = '', section] = key.split('#');
  return {page, phrase, at, ...(section !== undefined && {section})};
}

/**
 * Reads the content of one file: phrases by the name of a page in the same folder,
 * or by `name#section`.
 * @param isPage - Tests if the folder has a page with a name.
 * @throws Error that names each mistake with its line.
 */
export function parseAliases(
  text: string,
  file: string,
  isPage: (name: string) => boolean,
): AliasEntry[] {
  const lineCounter = new LineCounter();
  const {contents, errors} = parseDocument(text, {lineCounter});
  const problems: string[] = [];
  const atOffset = (offset = 0) =>
    `${file}:${lineCounter.linePos(offset).line}`;
  const at = (node: unknown) => atOffset((node as Node | null)?.range?.[0]);
  errors.forEach(({pos, message}) =>
    problems.push(`${atOffset(pos[0])}: ${message.split('\n')[0]}`),
  );
  if (contents !== null && !isMap(contents)) {
    problems.push(
      `${at(contents)}: this is not a list of pages. Write the name of a page and a colon, and below it its phrases, each after a dash.`,
    );
  }
  const entries: AliasEntry[] = [];
  for (const {key, value} of isMap(contents) ? contents.items : []) {
    const name = String(isScalar(key) ? key.value : key);
    if (!isPage(name.split('#')[0]!)) {
      problems.push(
        `${at(key)}: this folder does not have a page '${name.split('#')[0]}'. Write the name of its file without the extension.`,
      );
    }
    if (!isSeq(value)) {
      problems.push(
        `${at(value ?? key)}: '${name}' does not have a list of phrases. Write each phrase on its own line, after a dash.`,
      );
      continue;
    }
    for (const item of value.items) {
      const phrase: unknown = isScalar(item) ? item.value : undefined;
      if (typeof phrase === 'string' && phrase.trim()) {
        entries.push(
          aliasEntry(
            path.posix.join(path.posix.dirname(file), name),
            phrase,
            at(item),
          ),
        );
      } else {
        problems.push(
          `${at(item ?? value)}: this is not a phrase. Put a number or a word such as yes and null between quotes.`,
        );
      }
    }
  }
  if (problems.length > 0) {
    throw new Error(`search-local: wrong aliases.\n${problems.join('\n')}`);
  }
  return entries;
}

/**
 * Reads the files with aliases of the pages in their folders, in the order of their paths.
 * @param globs - Paths of the files from the folder of the site.
 * @throws Error that names each mistake in a file with its line.
 */
export async function readAliasFiles(
  siteDir: string,
  globs: readonly string[],
): Promise<AliasEntry[]> {
  const files = (await Globby([...globs], {cwd: siteDir})).sort();
  const read = await Promise.all(
    files.map(async (file) => {
      const folder = path.join(siteDir, path.dirname(file));
      return parseAliases(
        await readFile(path.join(siteDir, file), 'utf8'),
        file,
        (name) =>
          EXTENSIONS.some((extension) =>
            existsSync(path.join(folder, `${name}.${extension}`)),
          ),
      );
    }),
  );
  return read.flat();
}
