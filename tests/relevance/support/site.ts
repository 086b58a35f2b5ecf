import {readFileSync} from 'node:fs';
import path from 'node:path';
import {findPages} from '../../../plugins/search-local/client/answer/findPages';
import type {SearchIndex} from '../../../plugins/search-local/client/index/searchIndex';
import type {IndexedPage} from '../../../plugins/search-local/server/buildDocuments';
import type {Synonyms} from '../../../plugins/search-local/shared/types';
import {filesOf, loadPages} from '../../support/searchSite';
import {ROOT} from '../../support/sites';
import {guidePages} from './guides';
import {standInPages} from './standIn';

/** What the site sets for its index. */
const OPTIONS = {
  parentCategories: 2,
  synonyms: JSON.parse(
    readFileSync(path.join(ROOT, 'src/searchSynonyms.json'), 'utf8'),
  ) as Synonyms,
};

/** All pages: the guides as written, and a stand-in for each operator. */
export function sitePages(): IndexedPage[] {
  return [...standInPages(), ...guidePages()].sort((a, b) =>
    a.page.route < b.page.route ? -1 : 1,
  );
}

/** The files of the index of pages, as the build writes them. */
export const siteFiles = (pages: readonly IndexedPage[]) =>
  filesOf(pages, OPTIONS);

/** The index of pages as a reader's browser has it. */
export const loadSite = (pages: readonly IndexedPage[]) =>
  loadPages(pages, OPTIONS);

/** Numbers of the pages that answer a query, best first. */
export function pagesFor(index: SearchIndex, query: string): number[] {
  return findPages(index, query, []).pages.map(({page}) => page);
}
