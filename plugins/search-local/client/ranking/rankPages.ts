import type {SearchIndex} from '../index/searchIndex';
import {CATEGORIES, NAMES, TAGS, TITLE} from '../index/searchIndex';
import {words} from '../../shared/tokenizer';
import type {Clause} from '../query/types';
import {matchClause} from './matchClause';
import type {ClauseMatch} from './matchClause';
import {COVERAGE, TIERS} from './tiers';
import {titleTier} from './titleTier';

/** A page that matches a query. */
export type RankedPage = {
  readonly page: number;
  /** How the words match: higher tiers come first, whatever the weight; TIERS names them. */
  readonly tier: number;
  readonly weight: number;
  /** Its sections that match, best first. */
  readonly sections: readonly number[];
};

/** What to favor beside the words. */
export type Preferences = {
  /** Whether the query is a question, which guides answer better. */
  readonly isQuestion: boolean;
  /** Labels of the categories that the reader is in. */
  readonly categories: readonly string[];
};

const GUIDE_FACTOR = 1.25;
const CATEGORY_FACTOR = 1.1;
const DEPRECATED_FACTOR = 0.6;

/** What a page gains whose title is all in the query. */
const TITLE_FACTOR = 3;

/** What each doubling of the pages that link to a page adds to its weight. */
const LINK_FACTOR = 0.08;

const TITLE_BIT = 1 << TITLE;
const HEAD_BITS = TITLE_BIT | (1 << TAGS) | (1 << CATEGORIES) | (1 << NAMES);

/** What of a page matches one clause. */
type PageMatch = {
  readonly clause: Clause;
  readonly weight: number;
  readonly isInTitle: boolean;
  readonly isInHead: boolean;
};

function pageMatch(
  {clause, weights, fields}: ClauseMatch,
  first: number,
  end: number,
): PageMatch {
  let weight = 0;
  let found = 0;
  for (let section = first; section < end; section++) {
    weight = Math.max(weight, weights[section]!);
    found |= fields[section]!;
  }
  return {
    clause,
    weight,
    isInTitle: (fields[first]! & TITLE_BIT) !== 0,
    isInHead: (found & HEAD_BITS) !== 0,
  };
}

function bestSections(
  matches: readonly ClauseMatch[],
  first: number,
  end: number,
): {sections: number[]; best: number; isAll: boolean} {
  const major = matches.filter(({clause}) => !clause.isMinor);
  const rated: {section: number; weight: number; isAll: boolean}[] = [];
  for (let section = first; section < end; section++) {
    const weight = major.reduce((sum, {weights}) => sum + weights[section]!, 0);
    if (weight > 0) {
      const isAll = major.every(({weights}) => weights[section]! > 0);
      rated.push({section, weight: isAll ? weight * 2 : weight, isAll});
    }
  }
  rated.sort((a, b) => b.weight - a.weight || a.section - b.section);
  return {
    sections: rated.map(({section}) => section),
    best: rated[0]?.weight ?? 0,
    isAll: rated.some(({isAll}) => isAll),
  };
}

function isExcluded(page: readonly PageMatch[]): boolean {
  return page.some(({clause, weight}) =>
    clause.presence === 'prohibited'
      ? // The words of a phrase may stand apart: the texts tell.
        weight > 0 && !clause.isPhrase
      : clause.presence === 'required' && weight === 0,
  );
}

function isAllInTitle(page: readonly PageMatch[]): boolean {
  return page.every(({clause, isInTitle}) => isInTitle || clause.isMinor);
}

/** Factor for how the page has the words, all of them or some. */
function coverage(page: readonly PageMatch[], isOneSection: boolean): number {
  const major = page.filter(({clause}) => !clause.isMinor);
  if (major.every(({isInTitle, isInHead}) => isInTitle || isInHead)) {
    return COVERAGE.head;
  }
  if (major.every(({weight}) => weight > 0)) {
    return isOneSection ? COVERAGE.section : COVERAGE.page;
  }
  const found = major.filter(({weight}) => weight > 0).length;
  return COVERAGE.some * (found / major.length) ** 2;
}

/**
 * The pages that match clauses, best first: by tier, then by weight, then in
 * order of the index. The tiers are lexicographic as in the ranking rules of
 * Algolia; the weights within a tier are BM25.
 */
export function rankPages(
  index: SearchIndex,
  clauses: readonly Clause[],
  query: string,
  preferences: Preferences,
): RankedPage[] {
  const matches = clauses.map((clause) => matchClause(index, clause));
  const wanted = matches.filter(({clause}) => clause.presence !== 'prohibited');
  const typed = words(query);
  const isDeprecationAsked = /deprecated/i.test(query);
  const ranked: RankedPage[] = [];
  index.pages.forEach((page, number) => {
    const first = index.firstSections[number]!;
    const end = index.firstSections[number + 1]!;
    const all = matches.map((match) => pageMatch(match, first, end));
    const own = all.filter(({clause}) => clause.presence !== 'prohibited');
    const major = own.filter(({clause}) => !clause.isMinor);
    if (major.every(({weight}) => weight === 0) || isExcluded(all)) {
      return;
    }
    const {sections, best, isAll} = bestSections(wanted, first, end);
    const title = titleTier(page.title, typed);
    const tier = Math.max(
      title.tier,
      isAllInTitle(own)
        ? TIERS.title
        : major.every((match) => match.weight > 0)
          ? TIERS.page
          : TIERS.some,
    );
    const isDemoted = page.isDeprecated && !isDeprecationAsked;
    const weight =
      (own.reduce((sum, match) => sum + match.weight, 0) + best / 2) *
      coverage(own, isAll) *
      (1 + LINK_FACTOR * (index.links[number] ?? 0)) *
      (1 + TITLE_FACTOR * title.closeness) *
      (preferences.isQuestion && page.kind === 'guide' ? GUIDE_FACTOR : 1) *
      (page.categories.some((label) => preferences.categories.includes(label))
        ? CATEGORY_FACTOR
        : 1) *
      (isDemoted ? DEPRECATED_FACTOR : 1);
    ranked.push({
      page: number,
      tier:
        isDemoted && tier >= TIERS.title && tier < TIERS.exactTitle
          ? tier - 0.5
          : tier,
      weight,
      sections,
    });
  });
  return ranked.sort(
    (a, b) => b.tier - a.tier || b.weight - a.weight || a.page - b.page,
  );
}
