import path from 'node:path';
import {hasData} from '../../shared/workflow';
import type {ResolvedProcess, ResolvedScope} from '../process/types';
import {idOf} from '../registry/files';
import {fileLink, linkedIds, pageLink} from '../registry/links';
import type {PageLink} from '../registry/links';
import type {OperatorIndex} from '../registry/operatorIndex';
import type {Page} from '../registry/readPages';

/** File paths of pages by doc id, for the links of a text. */
export type BodyLinks = Readonly<Record<string, string>>;

/** Returns the links of a text by doc id. Ids without a page are left out. */
export function bodyLinks(page: Page, {pages}: OperatorIndex): BodyLinks {
  return Object.fromEntries(
    linkedIds(page.content).flatMap((id) => {
      const to = pages.get(id);
      return to ? [[id, fileLink(page, to)]] : [];
    }),
  );
}

/** Pages that use an operator. */
export type Usage = {
  /** Guides that link to it or have a process with it. */
  readonly guides: readonly PageLink[];
  /** Pages that run a process with it on their data. */
  readonly recipes: readonly PageLink[];
  /** Pages of other operators with a process that contains it. */
  readonly examples: readonly PageLink[];
};

const FILE_LINK = /\]\(([./][^)#\s]+\.mdx?)(?:#[^)\s]*)?\)/g;

function idsIn({operators}: ResolvedScope): string[] {
  return operators.flatMap(({id, inner}) => [id, ...inner.flatMap(idsIn)]);
}

/** Returns the doc ids of the files that the text of a page links to. */
function linkedPages({content, relative}: Page): string[] {
  const folder = path.posix.dirname(relative);
  return [...content.matchAll(FILE_LINK)].map(([, link = '']) =>
    idOf(link.startsWith('/') ? link.slice(1) : path.posix.join(folder, link)),
  );
}

/**
 * Maps the doc id of each operator to the pages that use it, in the order of
 * the pages.
 */
export function usersOf(
  pages: readonly {
    readonly page: Page;
    readonly processes: readonly ResolvedProcess[];
  }[],
): Map<string, Page[]> {
  const users = new Map<string, Page[]>();
  for (const {page, processes} of pages) {
    const used = new Set([
      ...processes.flatMap(idsIn),
      // On operator pages, only processes count, because operators link each
      // other in See also.
      ...(page.isOperator ? [] : linkedPages(page)),
    ]);
    used.delete(page.id);
    for (const id of used) {
      users.set(id, [...(users.get(id) ?? []), page]);
    }
  }
  return users;
}

/** Number of folders that two doc ids have in common. */
function commonFolders(one: string, other: string): number {
  const folders = one.split('/').slice(0, -1);
  const others = other.split('/').slice(0, -1);
  const end = folders.findIndex((folder, at) => folder !== others[at]);
  return end < 0 ? folders.length : end;
}

/** Returns links from a page to the pages that use its operator, pages in the nearest folder first. */
export function usageOf(page: Page, users: readonly Page[]): Usage {
  const linksTo = (some: readonly Page[]) =>
    [...some]
      .sort(
        (a, b) => commonFolders(page.id, b.id) - commonFolders(page.id, a.id),
      )
      .map((user) => pageLink(page, user));
  const others = users.filter(({isOperator}) => !isOperator);
  return {
    guides: linksTo(others.filter(({content}) => !hasData(content))),
    recipes: linksTo(others.filter(({content}) => hasData(content))),
    examples: linksTo(users.filter(({isOperator}) => isOperator)),
  };
}
