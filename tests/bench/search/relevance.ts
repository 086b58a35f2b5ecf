import type {Measures} from './measures';
import type {QueryCase, QuerySet} from './queries';

/** Finds the routes of the pages in the results, best first. */
export type Find = (query: string) => Promise<readonly string[]>;

const FIRST = 5;
const RANKED = 8;

/** Path below docs/ of a route, without a hash. */
const pathOf = (route: string) =>
  route.replace(/[#?].*$/, '').replace(/^.*?\/docs\/|\/$/g, '');

/**
 * Rank of the first accepted page, starting with 1. Each page counts once.
 * `Infinity` if no page is accepted.
 */
export function rankOf(
  found: readonly string[],
  accepted: readonly string[],
): number {
  const at = [...new Set(found.map(pathOf))].findIndex((path) =>
    accepted.includes(path),
  );
  return at < 0 ? Infinity : at + 1;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Measures the relevance of a search with a set of queries. */
export async function judge(find: Find, set: QuerySet): Promise<Measures> {
  async function ranks(cases: readonly QueryCase[]): Promise<number[]> {
    const found: number[] = [];
    for (const {query, accepted} of cases) {
      found.push(rankOf(await find(query), accepted));
    }
    return found;
  }
  const within = (list: readonly number[], most: number) =>
    mean(list.map((rank) => (rank <= most ? 1 : 0)));
  const silent: number[] = [];
  for (const {query} of set.junk) {
    silent.push((await find(query)).length === 0 ? 1 : 0);
  }
  const readers = await ranks(set.readers);
  return {
    titles: within(await ranks(set.titles), 1),
    typos: within(await ranks(set.typos), FIRST),
    readers: within(readers, FIRST),
    readersMrr: mean(readers.map((rank) => (rank <= RANKED ? 1 / rank : 0))),
    junk: mean(silent),
  };
}
