import path from 'node:path';
import type {ResolvedProcess, ResolvedScope} from '../process/types';
import {idOf} from '../registry/files';
import {fileLink, linkedIds, pageLink} from '../registry/links';
import type {PageLink} from '../registry/links';
import type {OperatorIndex} from '../registry/operatorIndex';
import type {Page} from '../registry/readPages';

/** Files of pages by the doc ids that a text links to. */
export type BodyLinks = Readonly<Record<string, string>>;

/** Links of a text by doc id, as far as there are such pages. */
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
  /** Guides that link to it or draw it. */
  readonly guides: readonly PageLink[];
  /** Pages of other operators that draw it. */
  readonly examples: readonly PageLink[];
};

const FILE_LINK = /\]\(([./][^)#\s]+\.mdx?)(?:#[^)\s]*)?\)/g;

function idsIn({operators}: ResolvedScope): string[] {
  return operators.flatMap(({id, inner}) => [id, ...inner.flatMap(idsIn)]);
}

/** Doc ids of the files that the text of a page links to. */
function linkedPages({content, relative}: Page): string[] {
  const folder = path.posix.dirname(relative);
  return [...content.matchAll(FILE_LINK)].map(([, link = '']) =>
    idOf(link.startsWith('/') ? link.slice(1) : path.posix.join(folder, link)),
  );
}

/** Pages that use each operator, by its doc id, in the order of the pages. */
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
      // Operators name each other in See also; what counts there are processes.
      ...(page.isOperator ? [] : linkedPages(page)),
    ]);
    used.delete(page.id);
    for (const id of used) {
      users.set(id, [...(users.get(id) ?? []), page]);
    }
  }
  return users;
}

/** Links from a page to those that use its operator. */
export function usageOf(page: Page, users: readonly Page[]): Usage {
  const links = (isOperator: boolean) =>
    users
      .filter((one) => one.isOperator === isOperator)
      .map((user) => pageLink(page, user));
  return {guides: links(false), examples: links(true)};
}
