import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {IndexedPage} from './buildDocuments';
import {extractHtml, isNotListed} from './extract/html';
import type {PageRef} from './pages';

export type BuiltPages = {
  readonly pages: readonly IndexedPage[];
  /** Routes of pages whose text stands in no element of the theme for it. */
  readonly unmarked: readonly string[];
  /** Routes of pages in which no text was found; they are not indexed. */
  readonly empty: readonly string[];
};

/** A page that was read; without `page`, it has no text. */
type ReadPage = {
  readonly route: string;
  readonly page?: IndexedPage;
  readonly isUnmarked: boolean;
};

/** Pages read at a time; bounds the memory that parsed HTML takes. */
const CONCURRENCY = 8;

/** Files that can have the page of a route, below the output folder. Docusaurus does not decode their names. */
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

/** Paths on this site that a page links to, each once, without itself. */
function internalLinks(links: readonly string[], route: string): string[] {
  const paths = links
    .filter((link) => link.startsWith('/'))
    .map((link) => link.split(/[?#]/)[0] ?? '')
    .filter((path) => path !== route);
  return [...new Set(paths)];
}

async function readPage(
  page: PageRef,
  outDir: string,
  baseUrl: string,
): Promise<ReadPage | undefined> {
  const {route} = page;
  const files = candidateFiles(page.route, baseUrl);
  const html = await readFirst(files.map((file) => path.join(outDir, file)));
  if (!page.isIndexedAnyway && isNotListed(html)) {
    return undefined;
  }
  const extracted = extractHtml(html, page.type);
  if (!extracted) {
    return {route, isUnmarked: false};
  }
  const {title, sections, links, isUnmarked} = extracted;
  return {
    route,
    isUnmarked,
    page: {
      page,
      title: page.title ?? title,
      sections,
      links: internalLinks(links, route),
    },
  };
}

/**
 * Reads the built HTML of the pages, in the order given. Pages that ask not to
 * be indexed are left out.
 * @throws Error that names the file when a page cannot be read.
 */
export async function readBuiltPages(
  pages: readonly PageRef[],
  outDir: string,
  baseUrl: string,
): Promise<BuiltPages> {
  const found: ReadPage[] = [];
  for (let start = 0; start < pages.length; start += CONCURRENCY) {
    const batch = await Promise.all(
      pages
        .slice(start, start + CONCURRENCY)
        .map((page) => readPage(page, outDir, baseUrl)),
    );
    found.push(...batch.filter((page) => page !== undefined));
  }
  const routes = (pages: readonly ReadPage[]) => pages.map(({route}) => route);
  return {
    pages: found.flatMap(({page}) => page ?? []),
    unmarked: routes(found.filter(({isUnmarked}) => isUnmarked)),
    empty: routes(found.filter(({page}) => !page)),
  };
}
