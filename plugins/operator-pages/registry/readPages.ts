import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER, Globby, posixPath} from '@docusaurus/utils';
import type {OperatorRecord} from '../record/fields';
import {idOf, isFamilyPage} from './files';
import type {SiteFiles} from './files';
import {parsePage, linesAbove} from './frontMatter';
import {parseRecord} from '../record/parseRecord';
import type {Vocabulary} from '../record/parseRecord';

export type Page = {
  readonly id: string;
  /** Path below the docs, with `/`. */
  readonly relative: string;
  /** Absolute path of its file. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Markdown below the front matter. */
  readonly content: string;
  /** Number of lines above `content` in the file. */
  readonly linesAbove: number;
  readonly isOperator: boolean;
  /** True for partials, which are included in other pages. */
  readonly isPartial: boolean;
  /** The record of an operator page. Absent if it is invalid. */
  readonly record?: OperatorRecord | undefined;
  readonly problems: readonly string[];
};

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

async function readPage(
  {relative, file}: Pick<Page, 'relative' | 'file'>,
  files: SiteFiles,
  vocabulary: Vocabulary,
): Promise<Page> {
  const fileContent = await readFile(file, 'utf8');
  const {frontMatter, content} = await parsePage(
    {
      filePath: file,
      fileContent,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    },
    files.display(file),
  );
  const isPartial = /(?:^|\/)_/.test(relative);
  const isOperator =
    !isPartial &&
    files.isOperator(relative) &&
    !isFamilyPage(relative, frontMatter);
  const {record, problems = []} = isOperator
    ? parseRecord(frontMatter.operator, vocabulary)
    : {};
  return {
    id: idOf(relative),
    relative,
    file,
    title: textOf(frontMatter.title),
    description: textOf(frontMatter.description),
    keywords: Array.isArray(frontMatter.keywords) ? frontMatter.keywords : [],
    content,
    linesAbove: linesAbove(fileContent, content),
    isOperator,
    isPartial,
    record,
    problems,
  };
}

/** Cache of pages by file, each with its dependencies as the key. */
const cache = new Map<
  string,
  {readonly key: readonly unknown[]; readonly page: Page}
>();

/**
 * Reads all pages and partials of the docs, sorted by path. Rereads a page only
 * if its file or the shared files have changed.
 */
export async function readPages(
  files: SiteFiles,
  vocabulary: Vocabulary,
): Promise<Page[]> {
  const read = async (relative: string): Promise<Page> => {
    const file = path.join(files.docsDir, relative);
    const {mtimeMs, size} = await stat(file);
    const key = [mtimeMs, size, relative, ...Object.values(vocabulary)];
    const cached = cache.get(file);
    if (cached && key.every((part, at) => part === cached.key[at])) {
      return cached.page;
    }
    const page = await readPage({relative, file}, files, vocabulary);
    cache.set(file, {key, page});
    return page;
  };
  const found = await Globby('**/*.{md,mdx}', {cwd: files.docsDir});
  return Promise.all(found.map(posixPath).sort().map(read));
}
