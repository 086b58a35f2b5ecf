import {INDEX_FIELDS} from '../../../plugins/search-local/shared/fields';
import type {SearchIndex} from '../../../plugins/search-local/client/index/searchIndex';
import {parseQuery} from '../../../plugins/search-local/client/query/parseQuery';
import {matchClause} from '../../../plugins/search-local/client/ranking/matchClause';
import {TIERS} from '../../../plugins/search-local/client/ranking/tiers';
import {findPages} from '../../../plugins/search-local/client/answer/findPages';

/** Reasons for the rank of a page. */
type Explanation = {
  readonly title: string;
  readonly route: string;
  /**
   * Name of the page's tier, and its distance from the tier because of a
   * synonym.
   */
  readonly tier: string;
  readonly weight: number;
  /**
   * For each word of the query, its best weight in a section, and the fields
   * that contain it.
   */
  readonly words: readonly {
    readonly word: string;
    readonly weight: number;
    readonly fields: readonly string[];
  }[];
};

function tierName(tier: number): string {
  const [name, reached] = Object.entries(TIERS).find(
    ([, number]) => number <= tier,
  ) ?? ['some', TIERS.some];
  const more = tier - reached;
  return more === 0
    ? name
    : `${name} ${more > 0 ? '+' : '−'} ${Math.abs(more)}`;
}

/**
 * Returns the first pages for a query with the parts of their scores, for
 * writers.
 */
export function explain(
  index: SearchIndex,
  query: string,
  limit: number,
): {readonly ranAs: string; readonly pages: readonly Explanation[]} {
  const {pages, correctedQuery} = findPages(index, query);
  const ranAs = correctedQuery ?? query;
  const matches = parseQuery(ranAs, index.locale).clauses.map((clause) =>
    matchClause(index, clause),
  );
  return {
    ranAs,
    pages: pages.slice(0, limit).map(({page, tier, weight}) => {
      const first = index.firstSections[page]!;
      const end = index.firstSections[page + 1]!;
      return {
        title: index.pages[page]!.title,
        route: index.pages[page]!.route,
        tier: tierName(tier),
        weight,
        words: matches.map((match) => {
          const bits = match.fields
            .subarray(first, end)
            .reduce((all, own) => all | own, 0);
          return {
            word: match.clause.words.join(' '),
            weight: match.weights
              .subarray(first, end)
              .reduce((most, each) => Math.max(most, each), 0),
            fields: INDEX_FIELDS.filter((_, at) => bits & (1 << at)),
          };
        }),
      };
    }),
  };
}
