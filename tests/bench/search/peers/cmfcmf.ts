import {readFileSync} from 'node:fs';
import path from 'node:path';
import lunr from 'lunr';
import {START_PATH} from '../paths';
import {packageVersion, pagesOf} from './support';
import type {Peer} from './types';

const INDEX_FILE = 'search-index-docs-default-current.json';

type CmfcmfFile = {
  readonly documents: readonly {
    readonly id: number;
    readonly sectionRoute: string;
  }[];
  readonly index: object;
};

/** Fields and boosts as the site of the benchmark sets them, and the package's defaults. */
const FIELDS: readonly [field: string, boost: number][] = [
  ['title', 5],
  ['content', 1],
  ['tags', 3],
  ['sidebarParentCategories', 2],
];

/** The clauses that the package's search box adds (lib/client/theme/SearchBar/index.js, `getItems`). */
function addClauses(query: lunr.Query, terms: readonly string[]): void {
  for (const [field, boost] of FIELDS) {
    for (const wildcard of [undefined, lunr.Query.wildcard.TRAILING]) {
      query.term([...terms], {
        fields: [field],
        boost,
        ...(wildcard === undefined ? {} : {wildcard}),
      });
    }
  }
}

/** The plugin that this site's search is modeled on. */
export const cmfcmf: Peer = {
  name: 'cmfcmf',
  version: packageVersion('@cmfcmf/docusaurus-search-local'),
  variant: 'cmfcmf',
  indexParts: (dir) => ({'complete index': [path.join(dir, INDEX_FILE)]}),
  ui: {
    path: START_PATH,
    rows: '.aa-Panel .aa-Item',
    box: '.aa-DetachedSearchButton',
    enter: (box) => box.click(),
  },
  openEngine: (dir) => {
    const file = JSON.parse(
      readFileSync(path.join(dir, INDEX_FILE), 'utf8'),
    ) as CmfcmfFile;
    const index = lunr.Index.load(file.index);
    const routes = new Map(
      file.documents.map(({id, sectionRoute}) => [String(id), sectionRoute]),
    );
    const find = (query: string) => {
      const terms = lunr.tokenizer(query).map(String);
      try {
        return pagesOf(
          index
            .query((lunrQuery) => addClauses(lunrQuery, terms))
            .map(({ref}) => routes.get(ref) ?? ''),
        );
      } catch {
        // lunr 2.3.9 throws on some terms that no document has; readers see nothing then.
        return [];
      }
    };
    return Promise.resolve({
      find: (query) => Promise.resolve(find(query)),
      close: () => Promise.resolve(),
    });
  },
};
