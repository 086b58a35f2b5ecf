import {readFileSync} from 'node:fs';
import path from 'node:path';
import lunr from 'lunr';
import {versionIn} from '../../shared/run';
import {BENCH_DIR} from '../paths';
import type {Peer} from './types';

const INDEX_FILE = 'search-index-docs-default-current.json';

type IndexFile = {
  readonly documents: readonly {
    readonly id: number;
    readonly sectionRoute: string;
  }[];
  readonly index: object;
};

/**
 * Fields and boosts: the options of the benchmark site, and defaults of the
 * package.
 */
const FIELDS: readonly [field: string, boost: number][] = [
  ['title', 5],
  ['content', 1],
  ['tags', 3],
  ['sidebarParentCategories', 2],
];

/**
 * Adds the query clauses of the package's search box
 * (lib/client/theme/SearchBar/index.js, `getItems`).
 */
function addClauses(query: lunr.Query, terms: readonly string[]): void {
  for (const [field, boost] of FIELDS) {
    const options = {fields: [field], boost};
    query.term([...terms], options);
    query.term([...terms], {
      ...options,
      wildcard: lunr.Query.wildcard.TRAILING,
    });
  }
}

/** The lunr plugin that this site's search is modeled on. */
export const cmfcmf: Peer = {
  name: 'cmfcmf',
  version: versionIn(BENCH_DIR, '@cmfcmf/docusaurus-search-local'),
  variant: 'cmfcmf',
  indexFiles: (dir) => [path.join(dir, INDEX_FILE)],
  rows: '.aa-Panel .aa-Item',
  box: '.aa-DetachedSearchButton',
  enter: (box) => box.click(),
  open: (dir) => {
    const json = readFileSync(path.join(dir, INDEX_FILE), 'utf8');
    const file = JSON.parse(json) as IndexFile;
    const index = lunr.Index.load(file.index);
    const routes = new Map(
      file.documents.map(({id, sectionRoute}) => [String(id), sectionRoute]),
    );
    const find = (query: string) => {
      const terms = lunr.tokenizer(query).map(String);
      try {
        return index
          .query((lunrQuery) => addClauses(lunrQuery, terms))
          .map(({ref}) => routes.get(ref) ?? '');
      } catch {
        // lunr 2.3.9 throws on some unknown terms. In that case, readers see no
        // results.
        return [];
      }
    };
    return (query) => Promise.resolve(find(query));
  },
};
