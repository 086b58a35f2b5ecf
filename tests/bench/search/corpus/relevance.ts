import type {QueryCase, QuerySet} from './queryCases';

/** Finds the routes of pages, best first, each once; all that match, or those that a reader is shown. */
export type Find = (query: string, scope: 'shown' | 'all') => Promise<string[]>;

/** Shares from 0 to 1, by kind of query. */
export type Relevance = {
  /** The first page has the title typed. */
  readonly titles: number;
  /** The page is not found at all. */
  readonly darkPrefixes: number;
  /** The page is among the first five. */
  readonly typos: number;
  readonly pairs: number;
  readonly allPairs: number;
  readonly readers: number;
  /** Mean reciprocal rank of the best accepted page among the first eight. */
  readonly readersMrr: number;
  /** Nothing is found. */
  readonly junk: number;
};

const FIRST = 5;
const RANKED = 8;

const plain = (route: string) => route.replace(/\/$/, '');

/** Rank from 1 of the first accepted page; undefined when there is none. */
export function rankOf(
  found: readonly string[],
  accepted: readonly string[],
): number | undefined {
  const wanted = new Set(accepted.map(plain));
  const at = found.findIndex((route) => wanted.has(plain(route)));
  return at < 0 ? undefined : at + 1;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Judges how well a search finds the pages of queries. */
export async function judge(find: Find, set: QuerySet): Promise<Relevance> {
  async function ranks(
    cases: readonly QueryCase[],
    scope: 'shown' | 'all' = 'shown',
  ): Promise<(number | undefined)[]> {
    const found: (number | undefined)[] = [];
    for (const {query, accepted} of cases) {
      found.push(rankOf(await find(query, scope), accepted));
    }
    return found;
  }
  const within = (list: readonly (number | undefined)[], most: number) =>
    mean(list.map((rank) => (rank !== undefined && rank <= most ? 1 : 0)));

  const silent: number[] = [];
  for (const {query} of set.junk) {
    silent.push((await find(query, 'shown')).length === 0 ? 1 : 0);
  }
  const readers = await ranks(set.readers);
  return {
    titles: within(await ranks(set.titles), 1),
    darkPrefixes: 1 - within(await ranks(set.prefixes, 'all'), Infinity),
    typos: within(await ranks(set.typos), FIRST),
    pairs: within(await ranks(set.pairs), FIRST),
    allPairs: within(await ranks(set.allPairs), FIRST),
    readers: within(readers, FIRST),
    readersMrr: mean(
      readers.map((rank) =>
        rank !== undefined && rank <= RANKED ? 1 / rank : 0,
      ),
    ),
    junk: mean(silent),
  };
}
