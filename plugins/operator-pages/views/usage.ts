import path from 'node:path';
import type {ResolvedProcess, ResolvedScope} from '../process/types';
import {fileLink} from '../registry/links';
import type {OperatorIndex} from '../registry/operatorIndex';
import type {Page} from '../registry/readPages';
import {idOf} from '../registry/files';

/** A page, as a link from another one. */
export type PageLink = {readonly title: string; readonly href: string};

/** A link from a page to another one by its doc id; undefined if it does not exist. */
export function pageLink(
  id: string | undefined,
  from: Page,
  {pages}: OperatorIndex,
): PageLink | undefined {
  const page = id === undefined ? undefined : pages.get(id);
  return page && {title: page.title, href: fileLink(from, page)};
}

/** Pages that use an operator. */
export type Usage = {
  /** Guides that link to it or draw it. */
  readonly guides: readonly PageLink[];
  /** Pages of other operators that draw it. */
  readonly examples: readonly PageLink[];
};

/** A page and its processes. */
export type PageProcesses = {
  readonly page: Page;
  readonly processes: readonly ResolvedProcess[];
};

const FILE_LINK = /\]\(([./][^)#\s]+\.mdx?)(?:#[^)\s]*)?\)/g;

function idsIn({operators}: ResolvedScope): string[] {
  return operators.flatMap(({id, inner}) => [id, ...inner.flatMap(idsIn)]);
}

/** Doc ids that the text of a page links to. */
function linkedPages({content, relative}: Page): string[] {
  const folder = path.posix.dirname(relative);
  return [...content.matchAll(FILE_LINK)].map(([, link = '']) =>
    idOf(link.startsWith('/') ? link.slice(1) : path.posix.join(folder, link)),
  );
}

/** Pages that use each operator, by its doc id, in the order of the pages. */
export function usersOf(pages: readonly PageProcesses[]): Map<string, Page[]> {
  const users = new Map<string, Page[]>();
  for (const {page, processes} of pages) {
    const used = new Set([
      ...processes.flatMap(idsIn),
      // Operators name each other in See also; what counts there are processes.
      ...(page.isOperator ? [] : linkedPages(page)),
    ]);
    for (const id of used) {
      if (id !== page.id) {
        users.set(id, [...(users.get(id) ?? []), page]);
      }
    }
  }
  return users;
}

/** Links from a page to those that use its operator. */
export function usageOf(page: Page, users: readonly Page[]): Usage {
  const links = (isOperator: boolean) =>
    users
      .filter((one) => one.isOperator === isOperator)
      .map((user) => ({title: user.title, href: fileLink(page, user)}));
  return {guides: links(false), examples: links(true)};
}
