import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER, Globby, posixPath} from '@docusaurus/utils';
import {readFrontMatter} from '../record/readFrontMatter';
import type {OperatorRecord, Vocabulary} from '../record/types';
import {idOf} from './files';
import type {SiteFiles} from './files';

/** A page below the docs. */
export type Page = {
  readonly id: string;
  /** Path below the docs, with `/`. */
  readonly relative: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Markdown below the front matter. */
  readonly content: string;
  /** Lines of the file above `content`. */
  readonly linesAbove: number;
  /** Whether the page is an operator's. */
  readonly isOperator: boolean;
  /** The record of a page that is an operator's and right. */
  readonly record?: OperatorRecord | undefined;
  readonly problems: readonly string[];
};

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

async function readPage(
  files: SiteFiles,
  relative: string,
  vocabulary: Vocabulary,
): Promise<Page> {
  const filePath = path.join(files.docsDir, relative);
  const fileContent = await readFile(filePath, 'utf8');
  const {frontMatter, content} = await DEFAULT_PARSE_FRONT_MATTER({
    filePath,
    fileContent,
  });
  const isOperator = files.isOperator(relative);
  const {record, problems = []} = isOperator
    ? readFrontMatter(frontMatter, vocabulary)
    : {};
  const at = content ? fileContent.lastIndexOf(content) : -1;
  return {
    id: idOf(relative),
    relative,
    title: textOf(frontMatter.title),
    description: textOf(frontMatter.description),
    keywords: Array.isArray(frontMatter.keywords) ? frontMatter.keywords : [],
    content,
    linesAbove: at < 0 ? 0 : fileContent.slice(0, at).split('\n').length - 1,
    isOperator,
    record,
    problems,
  };
}

/** All pages below the docs but partials, in the order of their paths. */
export async function readPages(
  files: SiteFiles,
  vocabulary: Vocabulary,
): Promise<Page[]> {
  const found = await Globby('**/*.{md,mdx}', {
    cwd: files.docsDir,
    ignore: ['**/_*', '**/_*/**'],
  });
  return Promise.all(
    found
      .map(posixPath)
      .sort()
      .map((relative) => readPage(files, relative, vocabulary)),
  );
}
