import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {hashOf} from '../../support/hash';
import {ROOT} from './run';

/** A page of this site as plain Markdown, without components. */
export type Page = {
  /** Path of its source in docs/, without extension. */
  readonly file: string;
  /** Path of its address below /docs/. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Text without front matter and title. */
  readonly markdown: string;
};

const FRONT_MATTER = /^---\n(.*?)\n---\n/s;
const TITLE = /^# .*\n/m;

/** Links to Markdown copies, such as `/help/docs/intro.md#start`. */
const LINK = /\]\(\/help\/docs\/([^)\s#]*?)(?:\.md)?(#[^)\s]*)?\)/g;

/**
 * Creates a page from its source and its Markdown copy.
 * @param linkTo - Returns the address for links to a page, by the path of the
 * page.
 */
export function makePage(
  file: string,
  {source, copy}: {readonly source: string; readonly copy: string},
  linkTo: (path: string) => string,
): Page {
  const [, matter = ''] = FRONT_MATTER.exec(source) ?? [];
  const {title, description, keywords = []} = parse(matter) as Page;
  const markdown = copy
    .replace(FRONT_MATTER, '')
    .replace(TITLE, '')
    .replace(LINK, (_, to: string, hash = '') => `](${linkTo(to)}${hash})`);
  const path = pathOf(file);
  return {file, path, title, description, keywords, markdown};
}

const pathOf = (file: string) => file.replace(/\/index$/, '');

/**
 * Reads the pages of the built site, in the order of their sources.
 * @throws Error if the site is not built.
 */
export function readPages(linkTo: (path: string) => string): Page[] {
  const copies = path.join(ROOT, 'build/docs');
  if (!existsSync(copies)) {
    throw new Error(`There is no ${copies}. Run \`npm run build\` first.`);
  }
  const docs = path.join(ROOT, 'docs');
  const read = (...names: string[]) =>
    readFileSync(path.join(...names), 'utf8');
  return readdirSync(docs, {recursive: true, encoding: 'utf8'})
    .filter((name) => /^[^_].*\.mdx$/.test(name) && !name.includes('/_'))
    .sort()
    .map((name) => {
      const file = name.replace(/\.mdx$/, '');
      const source = read(docs, name);
      const copy = read(copies, `${pathOf(file)}.md`);
      return makePage(file, {source, copy}, linkTo);
    });
}

/**
 * Returns the page with the path `first` and a sample of others by the hash of
 * their paths. A new page changes at most one page of the sample.
 */
export function samplePages(
  pages: readonly Page[],
  count: number,
  first: string,
): Page[] {
  const rank = (page: Page) => (page.path === first ? -1 : hashOf(page.path));
  return [...pages].sort((a, b) => rank(a) - rank(b)).slice(0, count);
}
