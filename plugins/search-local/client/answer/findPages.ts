import type {QueryProblem} from '../../shared/answer';
import {isQuestion} from '../../shared/language/language';
import {words} from '../../shared/words';
import type {SearchIndex} from '../index/searchIndex';
import {plainClause, plainClauses, termsOf} from '../query/clauses';
import type {Clause, Terms} from '../query/clauses';
import {cutRuns} from '../query/cutRuns';
import {parseQuery} from '../query/parseQuery';
import {synonymVariants, withSynonyms} from '../query/synonyms';
import {byBaseScore} from '../ranking/byBaseScore';
import {matchAliases} from '../ranking/aliases';
import {matchClause} from '../ranking/matchClause';
import {byRank, rankPages} from '../ranking/rankPages';
import type {RankedPage} from '../ranking/rankPages';
import {TIERS} from '../ranking/tiers';
import {TUNING} from '../ranking/tuning';
import {corrections} from '../spelling/corrections';
import {nearTitles} from '../spelling/nearTerms';

export type FoundPages = Terms & {
  readonly pages: readonly RankedPage[];
  readonly correctedQuery?: string;
  readonly problem?: QueryProblem;
};

/** Where pages with almost the title typed stand among weak results. */
const NEAR_TITLE_AT = 2;
const MAX_NEAR_TITLES = 3;

const MAX_SUGGESTIONS = 3;

const isBefore = (a: RankedPage, b: RankedPage) => byRank(a, b) < 0;

/** Each page once, with the best of its ranks; by rank, then in order of the index. */
function inOrder(...lists: readonly (readonly RankedPage[])[]): RankedPage[] {
  const best = new Map<number, RankedPage>();
  for (const ranked of lists.flat()) {
    const known = best.get(ranked.page);
    if (!known || isBefore(ranked, known)) {
      best.set(ranked.page, ranked);
    }
  }
  return Array.from(best.values()).sort(
    (a, b) => byRank(a, b) || a.page - b.page,
  );
}

/** An identifier that no page has is taken for words on their own. */
function loosened(index: SearchIndex, clause: Clause): Clause[] {
  if (
    clause.words.length === 1 ||
    matchClause(index, clause).pageWeights.some((weight) => weight > 0)
  ) {
    return [clause];
  }
  const last = clause.words.length - 1;
  return clause.words.map((word, at) => ({
    ...plainClause([word], undefined, index.locale),
    isLast: clause.isLast && at === last,
  }));
}

const wordsFor = (index: SearchIndex, query: string): Clause[] =>
  cutRuns(index, plainClauses(query, index.locale));

function clausesFor(index: SearchIndex, query: string): Clause[] {
  return withSynonyms(
    index,
    wordsFor(index, query).flatMap((clause) => loosened(index, clause)),
  );
}

const aliasesFor = (index: SearchIndex, query: string) =>
  matchAliases(index, words(query));

/** Pages by the words of a query and the synonyms of each. */
const rankTyped = (
  index: SearchIndex,
  query: string,
  isAsked: boolean,
  aliases = aliasesFor(index, query),
): RankedPage[] =>
  rankPages(index, clausesFor(index, query), query, isAsked, aliases);

/** Pages by the words typed, and by the synonyms of phrases. */
function rankPlain(
  index: SearchIndex,
  query: string,
  isAsked: boolean,
): RankedPage[] {
  const aliases = aliasesFor(index, query);
  const typed = rankTyped(index, query, isAsked, aliases);
  // What a phrase's synonym finds for the whole query: a page that defines what is asked comes first.
  const maxAlone = typed.some(({tier}) => tier === TIERS.definition)
    ? TIERS.definition - 1
    : TIERS.title;
  return inOrder(
    typed,
    ...synonymVariants(index, query).map(([variant, isAlone]) =>
      rankTyped(index, variant, isAsked, aliases).map((ranked) => ({
        ...ranked,
        tier: isAlone
          ? Math.min(maxAlone, ranked.tier - TUNING.aloneStep)
          : ranked.tier - TUNING.synonymStep,
      })),
    ),
  );
}

/** Puts pages with almost the title typed among the first results; those with its very letters first. */
function withNearTitles(
  index: SearchIndex,
  ranked: readonly RankedPage[],
  query: string,
): RankedPage[] {
  const top = new Set(ranked.slice(0, NEAR_TITLE_AT).map(({page}) => page));
  const near = nearTitles(index, words(query))
    .filter(({term, distance}) => distance === 0 || !top.has(term))
    .slice(0, MAX_NEAR_TITLES);
  const pages = new Set(near.map(({term}) => term));
  const others = ranked.filter(({page}) => !pages.has(page));
  const above = others.slice(0, NEAR_TITLE_AT);
  const found = (isSame: boolean, neighbor?: RankedPage): RankedPage[] =>
    near
      .filter(({distance}) => (distance === 0) === isSame)
      .map(({term}) => ({
        page: term,
        tier: neighbor?.tier ?? TIERS.some,
        weight: neighbor?.weight ?? 0,
        sections: () => [],
      }));
  return [
    ...found(true, above[0]),
    ...above,
    ...found(false, above.at(-1)),
    ...others.slice(NEAR_TITLE_AT),
  ];
}

/** The spelling whose words rank a page best, if it beats what was found. */
function bestCorrection(
  index: SearchIndex,
  query: string,
  ranked: readonly RankedPage[],
  isAsked: boolean,
): {query: string; pages: RankedPage[]} | undefined {
  let best: string | undefined;
  let first = ranked[0];
  for (const corrected of corrections(index, words(query))) {
    const [top] = inOrder(rankTyped(index, corrected, isAsked));
    if (top && (!first || isBefore(top, first))) {
      best = corrected;
      first = top;
    }
  }
  return best === undefined
    ? undefined
    : {query: best, pages: rankPlain(index, best, isAsked)};
}

/** The pages of an index that answer a query, best first. */
export function findPages(index: SearchIndex, text: string): FoundPages {
  const isAsked = isQuestion(text, index.locale);
  const {isSyntax, problem, ...read} = parseQuery(text, index.locale);
  const clauses = cutRuns(index, read.clauses);
  const asked = termsOf(clauses);
  if (problem || clauses.length === 0) {
    return {...asked, pages: [], problem};
  }
  if (isSyntax) {
    const query = asked.terms.join(' ');
    const ranked = rankPages(
      index,
      clauses,
      query,
      isAsked,
      aliasesFor(index, query),
    );
    return {
      ...asked,
      pages: byBaseScore(index, asked.terms, inOrder(ranked)),
    };
  }
  const ranked = rankPlain(index, text, isAsked);
  if ((ranked[0]?.tier ?? 0) >= TIERS.title - TUNING.synonymStep) {
    return {...asked, pages: byBaseScore(index, asked.terms, ranked)};
  }
  const best = bestCorrection(index, text, ranked, isAsked);
  const run = best
    ? {
        ...termsOf(wordsFor(index, best.query)),
        correctedQuery: best.query,
      }
    : asked;
  const pages = byBaseScore(index, run.terms, best?.pages ?? ranked);
  return {...run, pages: withNearTitles(index, pages, text)};
}

/** Spellings that would find something, for a query that finds nothing. */
export function suggestionsFor(index: SearchIndex, text: string): string[] {
  return corrections(index, words(text), 1)
    .filter((query) => rankPlain(index, query, false).length > 0)
    .slice(0, MAX_SUGGESTIONS);
}
