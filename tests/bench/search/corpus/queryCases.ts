import type {IndexedPage} from '../../../../plugins/search-local/server/buildDocuments';
import {drawPairs} from '../../../relevance/support/drawPairs';
import {
  nonsenseWord,
  titlesByPrefix,
} from '../../../relevance/support/madeQueries';
import {pick, randomOf} from '../../../relevance/support/random';
import {typoOf} from '../../../relevance/support/typo';

/** A query, and the routes of the pages that answer it; none for junk. */
export type QueryCase = {
  readonly query: string;
  readonly accepted: readonly string[];
};

/** Kinds of queries, each judged by a rule of its own. */
export type QuerySet = {
  readonly titles: readonly QueryCase[];
  readonly prefixes: readonly QueryCase[];
  readonly typos: readonly QueryCase[];
  /** A word of a title and one of the text that few pages have. */
  readonly pairs: readonly QueryCase[];
  /** The same, however many pages have them. */
  readonly allPairs: readonly QueryCase[];
  readonly readers: readonly QueryCase[];
  readonly junk: readonly QueryCase[];
};

const SEED = 20;
const JUNK_QUERIES = 40;

function routesByTitle(pages: readonly IndexedPage[]): Map<string, string[]> {
  const routes = new Map<string, string[]>();
  for (const {title, page} of pages) {
    routes.set(title, [...(routes.get(title) ?? []), page.route]);
  }
  return routes;
}

/** At most `count` items, spread evenly over the list. */
export function spread<Item>(list: readonly Item[], count: number): Item[] {
  const kept = Math.min(count, list.length);
  return Array.from(
    {length: kept},
    (_, at) => list[Math.floor((at * list.length) / kept)]!,
  );
}

/** Each prefix with a page of whose title it begins a word, one of them by chance. */
function prefixCases(pages: readonly IndexedPage[]): QueryCase[] {
  const random = randomOf(SEED);
  const prefixes = titlesByPrefix(pages.map(({title}) => title));
  return [...prefixes].map(([query, found]) => ({
    query,
    accepted: [pages[pick(found, random)]!.page.route],
  }));
}

function pairCases(pages: readonly IndexedPage[]) {
  const pairs = drawPairs(pages, SEED).map(({query, page, isClear}) => ({
    query,
    accepted: [page.page.route],
    isClear,
  }));
  return {drawn: pairs, clear: pairs.filter(({isClear}) => isClear)};
}

/** The lines of queries.tsv whose accepted pages exist, and the junk among them. */
export function readerCases(
  tsv: string,
  pages: readonly IndexedPage[],
): Pick<QuerySet, 'readers' | 'junk'> {
  const byTitle = routesByTitle(pages);
  const routes = new Set(pages.map(({page}) => page.route.replace(/\/$/, '')));
  const cases = tsv
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [query = '', kind = '', names = ''] = line.split('\t');
      const accepted = names.split('|').flatMap((name) => {
        const route = `/help/docs/${name.replace(/^doc:/, '')}`;
        return name.startsWith('doc:')
          ? [route].filter((known) => routes.has(known))
          : (byTitle.get(name) ?? []);
      });
      return {query, kind, accepted};
    });
  return {
    junk: cases
      .filter(({kind}) => kind === 'junk')
      .map(({query}) => ({query, accepted: []})),
    readers: cases
      .filter(({kind, accepted}) => kind !== 'junk' && accepted.length > 0)
      .map(({query, accepted}) => ({query, accepted})),
  };
}

/** Words that no language has. */
function junkCases(): QueryCase[] {
  const random = randomOf(SEED);
  return Array.from({length: JUNK_QUERIES}, () => ({
    query: nonsenseWord(random),
    accepted: [],
  }));
}

/** The queries for a corpus, at most `most` of each kind, always the same ones. */
export function queryCases(
  pages: readonly IndexedPage[],
  tsv: string,
  most: number,
): QuerySet {
  const random = randomOf(SEED);
  const byTitle = routesByTitle(pages);
  const sample = spread(pages, most);
  const readers = readerCases(tsv, pages);
  const pairs = pairCases(pages);
  return {
    titles: sample.map(({title}) => ({
      query: title,
      accepted: byTitle.get(title)!,
    })),
    prefixes: spread(prefixCases(pages), most),
    typos: sample.map(({title}) => ({
      query: typoOf(title.toLowerCase(), random),
      accepted: byTitle.get(title)!,
    })),
    pairs: spread(pairs.clear, most),
    allPairs: spread(pairs.drawn, most),
    readers: spread(readers.readers, most),
    junk: [...readers.junk, ...junkCases()],
  };
}
