import {CATEGORIES, NAMES, TAGS, TITLE} from '../../shared/fields';
import {words} from '../../shared/words';
import {idf} from '../index/postings';
import type {SearchIndex} from '../index/searchIndex';
import type {Clause} from '../query/clauses';
import type {AliasMatch} from './aliases';
import {matchClause} from './matchClause';
import type {ClauseMatch} from './matchClause';
import {EXACT_BIT, EXACT_TITLE_BIT} from './matchWords';
import {
  definingSection,
  headedSection,
  bestSections,
  weighSections,
} from './sections';
import {TIERS, titleMatcher} from './tiers';
import {TUNING} from './tuning';

export type RankedPage = {
  readonly page: number;
  /** How the words match: higher tiers come first, whatever the weight; TIERS names them. */
  readonly tier: number;
  readonly weight: number;
  /** The section that is meant, where the query says which one. */
  readonly place?: number | undefined;
  /** Its sections that match, best first; worked out for the pages shown only. */
  readonly sections: () => readonly number[];
};

/** Order of two pages: by tier, then by weight; negative if `a` comes first. */
export function byRank(
  a: Pick<RankedPage, 'tier' | 'weight'>,
  b: Pick<RankedPage, 'tier' | 'weight'>,
): number {
  return b.tier - a.tier || b.weight - a.weight;
}

/** Queries of more words are long: a page that lacks one may answer best. */
const MAX_STRICT = 2;

/** A word that a larger share of the pages has, such as the name of the site, says nothing in a title. */
const MOST_PAGES = 0.95;

const TITLE_BIT = 1 << TITLE;
const HEAD_BITS = TITLE_BIT | (1 << TAGS) | (1 << CATEGORIES) | (1 << NAMES);

/** Whether a page has what it must not have, or lacks what it must have. */
function isExcluded(strict: readonly ClauseMatch[], page: number): boolean {
  return strict.some(({clause, pageWeights}) =>
    clause.presence === 'prohibited'
      ? pageWeights[page]! > 0
      : pageWeights[page] === 0,
  );
}

/**
 * Factor for how much of the query a page has, and where: each word counts as
 * much as it tells pages apart. `first` is the section with the page's title.
 */
function coverage(
  major: readonly ClauseMatch[],
  page: number,
  first: number,
  isInOneSection: boolean,
): number {
  let [found, head, all] = [0, 0, 0];
  for (const {pageWeights, fields, telling} of major) {
    all += telling;
    found += pageWeights[page]! > 0 ? telling : 0;
    head += (fields[first]! & HEAD_BITS) !== 0 ? telling : 0;
  }
  const isLong = major.length > MAX_STRICT;
  const isWhole = head === all && isLong;
  return (
    (found / all) ** (isLong ? 1 : TUNING.coverage) *
    (1 +
      TUNING.head * (head / all) +
      (isWhole ? TUNING.wholeHead : 0) +
      (isInOneSection ? TUNING.oneSection : 0))
  );
}

/**
 * Tier by where the words are; `first` is the section with the page's title. A
 * word that tells pages apart less than `minTelling` does not count there.
 */
function wordsTier(
  major: readonly ClauseMatch[],
  page: number,
  first: number,
  minTelling: number,
): number {
  if (major.every(({fields}) => (fields[first]! & TITLE_BIT) !== 0)) {
    return TIERS.title;
  }
  const isPart =
    major.length <= MAX_STRICT &&
    major.some(
      ({fields, telling}) =>
        telling >= minTelling && (fields[first]! & EXACT_TITLE_BIT) !== 0,
    ) &&
    major.every(({directFields}) => (directFields[page]! & EXACT_BIT) !== 0);
  return isPart ? TIERS.partOfTitle : TIERS.some;
}

/**
 * The pages that match clauses, in order of the index, with their ranks. The
 * tiers are lexicographic as in the ranking rules of Algolia; the weights
 * within a tier are BM25.
 * @param isQuestion - Whether the query is a question, which guides answer better.
 * @param aliases - Matches of the query with aliases, by page.
 */
export function rankPages(
  index: SearchIndex,
  clauses: readonly Clause[],
  query: string,
  isQuestion: boolean,
  aliases: ReadonlyMap<number, AliasMatch>,
): RankedPage[] {
  const matches = clauses.map((clause) => matchClause(index, clause));
  const major = matches.filter(
    ({clause}) => clause.presence !== 'prohibited' && !clause.isMinor,
  );
  const strict = matches.filter(({clause}) => clause.presence !== 'optional');
  const typed = words(query);
  const letters = typed.join('');
  const matchTitle = titleMatcher(
    typed,
    clauses.flatMap(({synonyms = []}) => synonyms.flat()),
  );
  const sums = new Float64Array(index.pages.length);
  for (const {pageWeights} of major) {
    for (let page = 0; page < sums.length; page++) {
      sums[page]! += pageWeights[page]!;
    }
  }
  const {length} = index.pages;
  const minTelling = idf(length, MOST_PAGES * length);
  const {weights, isComplete} = weighSections(index, major);
  const ranked: RankedPage[] = [];
  index.pages.forEach((page, number) => {
    const sum = sums[number]!;
    if (sum === 0 || isExcluded(strict, number)) {
      return;
    }
    const first = index.firstSections[number]!;
    const end = index.firstSections[number + 1]!;
    let best = 0;
    let isInOneSection = false;
    for (let section = first; section < end; section++) {
      best = Math.max(best, weights[section]!);
      isInOneSection ||= isComplete[section] === 1;
    }
    const title = matchTitle(page.title);
    const defining =
      definingSection(major, title.beside, [first, end]) ??
      (title.tier === 0
        ? headedSection(index, number, major, letters, [first, end])
        : undefined);
    const alias = aliases.get(number);
    const matched = Math.max(
      title.tier,
      defining === undefined ? 0 : TIERS.definition,
      alias?.exact === undefined ? 0 : TIERS.alias,
      alias?.alike === undefined ? 0 : TIERS.title,
      alias?.message ? TIERS.message : 0,
      wordsTier(major, number, first, minTelling),
    );
    const isLate = (page.kind === 'post' && index.postsLast) || page.isList;
    const tier = isLate ? matched - TUNING.lateStep : matched;
    ranked.push({
      page: number,
      tier:
        page.isDeprecated && tier >= TIERS.title && tier < TIERS.exactTitle
          ? tier - TUNING.deprecatedStep
          : tier,
      weight:
        matched === TIERS.message
          ? alias!.message!.weight
          : (sum + TUNING.bestSection * best) *
            coverage(major, number, first, isInOneSection) *
            (1 + TUNING.links * (index.links[number] ?? 0)) *
            (1 + TUNING.title * title.closeness) *
            (1 + TUNING.alias * (alias?.likeness ?? 0)) *
            (isQuestion && page.kind === 'guide' ? TUNING.guide : 1) *
            (page.isDeprecated ? TUNING.deprecated : 1),
      place:
        defining ?? alias?.message?.section ?? alias?.exact ?? alias?.alike,
      sections: () => bestSections(weights, first, end),
    });
  });
  return ranked;
}
