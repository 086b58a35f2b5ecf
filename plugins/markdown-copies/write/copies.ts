import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {list, paragraph, text} from '../flatten/nodes';
import type {Page} from '../pages/types';
import {INDEX_FILE} from '../shared/copyPath';
import {copyAddress, createAddresses, pageAddress} from './addresses';
import type {Place} from './addresses';
import {documentOf} from './document';
import {markdownOf} from './markdown';
import {resolved} from './resolve';

/** Reads the flattened tree of a page or a file. */
type Read = (content: Page['content']) => Promise<Root>;

/** Files that a tree includes. */
function includesIn(tree: Root): string[] {
  const files: string[] = [];
  visit(tree, 'copyInclude', ({file}) => {
    files.push(file);
  });
  return files;
}

/** Creates what reads a tree and, into `included`, the files that it includes. */
function readingIncludes(read: Read, included: Map<string, readonly Nodes[]>) {
  return async function readWhole(content: Page['content']): Promise<Root> {
    const tree = await read(content);
    for (const file of includesIn(tree)) {
      if (!included.has(file)) {
        included.set(file, (await readWhole({file})).children);
      }
    }
    return tree;
  };
}

/** The copies of all pages. */
export async function makeCopies(
  pages: readonly Page[],
  read: Read,
  place: Place,
): Promise<Map<Page, string>> {
  const addressOf = createAddresses(pages, place);
  const pagesIn = (folder: string) =>
    list(
      pages
        .filter(
          ({route, isUnlisted}) =>
            path.posix.dirname(route) ===
              path.posix.join(place.baseUrl, folder, '.') && !isUnlisted,
        )
        .map(({title, route, description}) =>
          paragraph([
            {
              type: 'link',
              url: copyAddress(route, place),
              children: [text(title)],
            },
            text(description && `: ${description}`),
          ]),
        ),
    );
  const index = pageAddress(place.baseUrl + INDEX_FILE, place);
  const included = new Map<string, readonly Nodes[]>();
  const readWhole = readingIncludes(read, included);
  const copies = new Map<Page, string>();
  for (const page of pages) {
    const {content, route} = page;
    const {children} = await readWhole(content);
    const nodes = resolved(
      children,
      {file: 'file' in content ? content.file : ''},
      {
        addressOf: (url, file) => addressOf(url, file, page),
        included: (file) => included.get(file) ?? [],
        pagesIn,
      },
    );
    copies.set(
      page,
      documentOf(
        page,
        {url: pageAddress(route, place), index},
        markdownOf(nodes),
      ),
    );
  }
  return copies;
}
