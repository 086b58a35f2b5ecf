import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {IndexedPage} from './buildDocuments';
import {extractHtml} from './extract/html';
import type {PageRef} from './pages';

/** The pages of a build, and the routes with problems. */
export type BuiltPages = {
  readonly pages: IndexedPage[];
  /** Routes of pages whose theme does not mark the text. */
  readonly unmarked: string[];
  /** Routes of pages without text, which are not indexed. */
  readonly empty: string[];
};

/** Number of pages that are read at a time, which limits the memory for parsed HTML. */
const CONCURRENCY = 8;

/** Returns the possible files of a route, below the output folder. Docusaurus does not decode their names. */
export function candidateFiles(route: string, baseUrl: string): string[] {
  const relative = route.slice(baseUrl.length).replace(/\/$/, '');
  return relative
    ? [`${relative}/index.html`, `${relative}.html`]
    : ['index.html'];
}

async function readFirst(files: readonly string[]): Promise<string> {
  for (const file of files) {
    try {
      return await readFile(file, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
        throw new Error(
          `search-local: cannot read ${file}: ${(error as Error).message}. Check the permissions of the output folder, then build again.`,
          {cause: error},
        );
      }
    }
  }
  throw new Error(
    `search-local: no built page at ${files.join(' or ')}. Leave the route out with the option excludeRoutes if it is not meant to be built.`,
  );
}

/** Returns a message for each alias of a section that its page does not have. */
export const unknownSections = (pages: readonly IndexedPage[]): string[] =>
  pages.flatMap(({page, sections}) => {
    const ids = sections.flatMap(({id}) => id ?? []);
    const unknown = (page.aliases ?? []).filter(
      ({section}) => section !== undefined && !ids.includes(section),
    );
    return unknown.map(
      ({at, section}) =>
        `${at}: the page has no section '${section}' that is searched. Its sections are ${ids.join(', ') || 'none'}.`,
    );
  });

/** Returns the paths of this site in links, each once, without the page itself. */
function internalLinks(links: readonly string[], route: string): string[] {
  const paths = links
    .filter((link) => link.startsWith('/'))
    .map((link) => link.split(/[?#]/)[0] ?? '')
    .filter((path) => path !== route);
  return [...new Set(paths)];
}

/**
 * Reads the HTML of a built page.
 * @throws Error that names the file if it cannot be read.
 */
export const readHtml = (
  {route}: Pick<PageRef, 'route'>,
  outDir: string,
  baseUrl: string,
): Promise<string> =>
  readFirst(
    candidateFiles(route, baseUrl).map((file) => path.join(outDir, file)),
  );

/**
 * Reads the built HTML of pages, in their order.
 * @throws Error that names the file if a page cannot be read.
 */
export async function readBuiltPages(
  pages: readonly PageRef[],
  outDir: string,
  baseUrl: string,
): Promise<BuiltPages> {
  const extract = async (page: PageRef) => {
    const html = await readHtml(page, outDir, baseUrl);
    return {page, extracted: extractHtml(html, page.type)};
  };
  const read: Awaited<ReturnType<typeof extract>>[] = [];
  for (let start = 0; start < pages.length; start += CONCURRENCY) {
    const batch = pages.slice(start, start + CONCURRENCY);
    read.push(...(await Promise.all(batch.map(extract))));
  }
  const found: BuiltPages = {pages: [], unmarked: [], empty: []};
  for (const {page, extracted} of read) {
    const {route} = page;
    if (!extracted) {
      found.empty.push(route);
      continue;
    }
    const {title, sections, links, isUnmarked} = extracted;
    found.pages.push({
      page,
      title: page.title ?? title,
      sections,
      links: internalLinks(links, route),
    });
    if (isUnmarked) {
      found.unmarked.push(route);
    }
  }
  return found;
}
