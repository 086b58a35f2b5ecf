import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {findPages} from '../../../plugins/search-local/client/answer/findPages';
import {loadIndex} from '../../../plugins/search-local/client/index/loadIndex';
import type {SearchIndex} from '../../../plugins/search-local/client/index/searchIndex';
import {DEFAULT_OPTIONS} from '../../../plugins/search-local/options';
import {readBuiltPages} from '../../../plugins/search-local/server/builtPages';
import type {IndexedPage} from '../../../plugins/search-local/server/buildDocuments';
import type {PageRef} from '../../../plugins/search-local/server/pages';
import {
  indexFileName,
  textsFileName,
} from '../../../plugins/search-local/shared/constants';
import type {StoredPage} from '../../../plugins/search-local/shared/compactPages';
import type {TextFile} from '../../../plugins/search-local/shared/types';
import synonyms from '../../../src/searchSynonyms.json';
import {filesOf} from '../../support/searchSite';
import {ROOT} from '../../support/sites';

const BUILD = path.join(ROOT, 'build');
const BASE_URL = '/help/';
const LOCALE = 'en';

/** The site's options for its index. */
const OPTIONS = {parentCategories: 2, synonyms};

function builtFile(name: string): string {
  const file = path.join(BUILD, name);
  if (!existsSync(file)) {
    throw new Error(`There is no ${file}. Run \`npm run build\` first.`);
  }
  return readFileSync(file, 'utf8');
}

/** Loads the index of the built site, as a browser does. */
export function loadSite(): SearchIndex {
  return loadIndex(JSON.parse(builtFile(indexFileName(LOCALE))), {
    locale: LOCALE,
    boosts: DEFAULT_OPTIONS.boosts,
  });
}

function refOf(page: StoredPage, {tags}: TextFile): PageRef {
  return {...page, tags, source: page.route};
}

let read: Promise<readonly IndexedPage[]> | undefined;

/**
 * Returns the indexed pages of the built site. Tests that share a process also
 * share the result.
 */
export const sitePages = () => (read ??= readPages());

async function readPages(): Promise<readonly IndexedPage[]> {
  const {pages, textsFolder} = loadSite();
  const refs = pages.map((page, at) =>
    refOf(
      page,
      JSON.parse(builtFile(textsFileName(textsFolder, at))) as TextFile,
    ),
  );
  return (await readBuiltPages(refs, BUILD, BASE_URL)).pages;
}

/** Index files for a site with only these pages. */
export const siteFiles = (pages: readonly IndexedPage[]) =>
  filesOf(pages, OPTIONS);

/** Indexes of the pages that answer a query, best first. */
export function pagesFor(index: SearchIndex, query: string): number[] {
  return findPages(index, query).pages.map(({page}) => page);
}
