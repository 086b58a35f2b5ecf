import path from 'node:path';
import {relativeTo} from '../flatten/url';
import {MARKS} from '../flatten/marks';
import {item} from '../pages/lines';
import type {Page} from '../pages/types';
import {INDEX_FILE} from '../shared/copyPath';
import {Addresses} from './addresses';
import type {Place} from './addresses';
import {documentOf} from './document';
import {resolved} from './resolve';

/** Files of Markdown that others show, named in their texts. */
export function includedFiles(
  texts: Iterable<string>,
  siteDir: string,
): string[] {
  const pattern = new RegExp(`${MARKS.include}(.+)$`, 'gm');
  const found = [...texts].flatMap((text) =>
    [...text.matchAll(pattern)].map(([, name]) => path.join(siteDir, name!)),
  );
  return [...new Set(found)];
}

/** The copies of all pages, with addresses in place of marks. */
export function makeCopies(
  pages: readonly Page[],
  texts: ReadonlyMap<string, string>,
  {siteDir, ...place}: Place & {readonly siteDir: string},
): Map<Page, string> {
  const {origin, baseUrl} = place;
  const addresses = new Addresses(pages, place, ({content}) =>
    'file' in content ? relativeTo(siteDir, content.file) : undefined,
  );
  const textOf = (file: string) => texts.get(path.join(siteDir, file)) ?? '';
  const pagesIn = (folder: string) =>
    pages
      .filter(
        ({route, isUnlisted}) =>
          path.posix.dirname(route) === path.posix.join(baseUrl, folder, '.') &&
          !isUnlisted,
      )
      .map(({title, route: address, description}) =>
        item(title, address, description),
      )
      .join('\n');
  const index = `${origin}${baseUrl}${INDEX_FILE}`;
  return new Map(
    pages.map((page) => {
      const {content, route} = page;
      const url = origin + route;
      const text =
        'file' in content ? (texts.get(content.file) ?? '') : content.markdown;
      const sources = {addresses, textOf, pagesIn, self: url};
      return [page, documentOf(page, {url, index}, resolved(text, sources))];
    }),
  );
}
