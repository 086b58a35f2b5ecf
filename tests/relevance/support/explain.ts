import {findPages} from '../../../plugins/search-local/client/answer/findPages';
import type {SearchIndex} from '../../../plugins/search-local/client/index/searchIndex';
import {FEATURES} from '../../../plugins/search-local/client/ranking/features';

/** Reasons for the rank of a page. */
type Explanation = {
  readonly title: string;
  readonly route: string;
  /** Kind of match. */
  readonly kind: string;
  /** Points of the kind, less deductions. */
  readonly points: number;
  /** Weight of the words times all factors. */
  readonly weight: number;
  readonly wordWeight: number;
  /** Features that change the weight, with their factors. */
  readonly features: readonly {
    readonly name: string;
    readonly factor: number;
  }[];
};

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
  return {
    ranAs: correctedQuery ?? query,
    pages: pages
      .slice(0, limit)
      .map(({page, kind, points, weight, wordWeight, candidate}) => ({
        title: index.pages[page]!.title,
        route: index.pages[page]!.route,
        kind: kind.name,
        points,
        weight,
        wordWeight,
        features: FEATURES.map((feature) => ({
          name: feature.name,
          factor: feature.factor(feature.weight, candidate),
        })).filter(({factor}) => factor !== 1),
      })),
  };
}
