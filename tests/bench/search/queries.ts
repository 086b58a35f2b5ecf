import {nonsenseWord} from '../../relevance/support/madeQueries';
import {randomOf} from '../../relevance/support/random';
import {typoOf} from '../../relevance/support/typo';
import type {Page} from '../shared/corpus';

/**
 * A query and the paths of the pages that answer it. Junk queries have none.
 */
export type QueryCase = {
  readonly query: string;
  readonly accepted: readonly string[];
};

/** Queries by kind. */
export type QuerySet = Readonly<
  Record<'titles' | 'typos' | 'readers' | 'junk', readonly QueryCase[]>
>;

const SEED = 20;
const JUNK_QUERIES = 40;

/**
 * Creates queries for some pages, at most `most` of each kind, from titles and
 * the lines of a file of readers' queries.
 */
export function querySet(
  pages: readonly Page[],
  tsv: string,
  most: number,
): QuerySet {
  const random = randomOf(SEED);
  const pathsOf = (name: string) =>
    pages
      .filter(({title, path}) => title === name || `doc:${path}` === name)
      .map(({path}) => path);
  const lines = tsv
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [query = '', kind = '', names = ''] = line.split('\t');
      return {query, kind, accepted: names.split('|').flatMap(pathsOf)};
    });
  const sample = pages.slice(0, most);
  const withTitle = (title: string, query: string) => ({
    query,
    accepted: pathsOf(title),
  });
  const nonsense = Array.from({length: JUNK_QUERIES}, () => ({
    query: nonsenseWord(random),
    accepted: [],
  }));
  return {
    titles: sample.map(({title}) => withTitle(title, title)),
    typos: sample.map(({title}) =>
      withTitle(title, typoOf(title.toLowerCase(), random)),
    ),
    readers: lines
      .filter(({kind, accepted}) => kind !== 'junk' && accepted.length > 0)
      .slice(0, most),
    junk: [...lines.filter(({kind}) => kind === 'junk'), ...nonsense],
  };
}
