import {CATEGORIES, NAMES, TAGS, TITLE} from '../../shared/fields';
import {lunrScores} from '../index/lunrIndex';
import {idf} from '../index/postings';
import type {SearchIndex} from '../index/searchIndex';
import type {Clause} from '../query/clauses';
import {matchAliases} from './aliases';
import {factorOf, kindOf, pointsOf} from './features';
import type {Candidate} from './candidate';
import type {Kind} from './features';
import {matchClause} from './matchClause';
import type {ClauseMatch} from './matchClause';
import {EXACT_BIT, EXACT_TITLE_BIT} from './matchTerms';
import {
  bestSections,
  definingSection,
  explainingSection,
  headedSection,
  sectionsOf,
  weighSections,
} from './sections';
import {titleMatcher} from './titles';
import type {Reading} from './titles';
import {TUNING} from './tuning';

/** A query as `rankPages` needs it. */
export type RankedQuery = {
  readonly clauses: readonly Clause[];
  /** The query as typed or corrected, followed by the same with synonyms. */
  readonly readings: readonly Reading[];
  readonly isQuestion: boolean;
  /** True if the query reads like an error message. */
  readonly isMessage: boolean;
  /** Pages whose title is the query with a typo. */
  readonly nearTitles: ReadonlySet<number>;
};

export type RankedPage = {
  readonly page: number;
  /** Points of the kind of match: pages with more points are first. */
  readonly points: number;
  /** Weight of the words in the page, times all factors; orders pages with the same points. */
  readonly weight: number;
  readonly wordWeight: number;
  readonly kind: Kind;
  readonly candidate: Candidate;
  /** Section that the query means, if it says so. */
  readonly place?: number | undefined;
  /** Returns the sections that match, best first. */
  readonly sections: () => readonly number[];
};

/** Compares two pages by rank, then by number. */
export const byRank = (a: RankedPage, b: RankedPage): number =>
  b.points - a.points || b.weight - a.weight || a.page - b.page;

/** Maximum number of words of a short query. A page that lacks a word of a longer one may be the best. */
const MAX_SHORT = 2;

/** Share of pages from which a word, such as the name of the site, does not count in a title. */
const MOST_PAGES = 0.95;

const TITLE_BIT = 1 << TITLE;
const HEAD_BITS = TITLE_BIT | (1 << TAGS) | (1 << CATEGORIES) | (1 << NAMES);

/** Returns true if a page has a prohibited clause, or lacks a required one. */
const isExcluded = (matches: readonly ClauseMatch[], page: number): boolean =>
  matches.some(({clause: {presence}, pageWeights}) =>
    presence === 'optional'
      ? false
      : (presence === 'prohibited') === pageWeights[page]! > 0,
  );

/** Returns the shares of the words that a page has anywhere, and in its head. Each word counts by its rarity. */
function coverageOf(
  major: readonly ClauseMatch[],
  page: number,
  first: number,
): Pick<Candidate, 'coverage' | 'headCoverage'> {
  let [all, found, head] = [0, 0, 0];
  for (const {pageWeights, fields, rarity} of major) {
    all += rarity;
    found += pageWeights[page]! > 0 ? rarity : 0;
    head += (fields[first]! & HEAD_BITS) !== 0 ? rarity : 0;
  }
  return {coverage: found / all, headCoverage: head / all};
}

/** Number of pages that lunr scores. It takes ten times as long for a page as everything else. */
const LUNR_PAGES = 50;

/** Ranks the first pages again, with lunr's scores of their sections. */
function withLunrScores(
  index: SearchIndex,
  major: readonly ClauseMatch[],
  ranked: readonly RankedPage[],
): RankedPage[] {
  const first = ranked.slice(0, LUNR_PAGES);
  const ranges = first.map(({page}) => sectionsOf(index, page));
  const scores = lunrScores(
    index,
    new Map(major.flatMap(({terms}) => Array.from(terms))),
    ranges.flatMap(([start, end]) =>
      Array.from({length: end - start}, (_, at) => start + at),
    ),
  );
  const best = ranges.map(([start, end]) => {
    let most = 0;
    for (let section = start; section < end; section++) {
      most = Math.max(most, scores.get(section) ?? 0);
    }
    return most;
  });
  const highest = Math.max(...best) || 1;
  const rescored = first.map((page, at) => {
    const candidate = {...page.candidate, lunrScore: best[at]! / highest};
    return {
      ...page,
      candidate,
      weight: page.wordWeight * factorOf(candidate),
    };
  });
  return [...rescored.sort(byRank), ...ranked.slice(LUNR_PAGES)];
}

/** Ranks the pages that match a query, best first. */
export function rankPages(
  index: SearchIndex,
  {clauses, readings, isQuestion, isMessage, nearTitles}: RankedQuery,
): RankedPage[] {
  const matches = clauses.map((clause) => matchClause(index, clause));
  const major = matches.filter(
    ({clause}) => clause.presence !== 'prohibited' && !clause.isMinor,
  );
  const isShort = major.length <= MAX_SHORT;
  const letters = readings[0]!.words.join('');
  const matchTitle = titleMatcher(readings, TUNING.synonym);
  const aliases = matchAliases(index, readings[0]!.words);
  const {length} = index.pages;
  const minRarity = idf(length, MOST_PAGES * length);
  const {weights, isComplete} = weighSections(index, major);

  function rank(number: number, sum: number): RankedPage {
    const page = index.pages[number]!;
    const range = sectionsOf(index, number);
    const [first, end] = range;
    const title = matchTitle(page.title);
    const alias = aliases.get(number);
    const place =
      definingSection(major, title.rest, range) ??
      (title.relation === 'none'
        ? headedSection(index, number, major, letters, range)
        : undefined);
    const explaining =
      isMessage && page.hasMessages
        ? explainingSection(major, weights, range)
        : undefined;
    const candidate: Candidate = {
      page,
      links: index.links[number] ?? 0,
      title,
      alias,
      isDefinition: place !== undefined,
      hasAllInTitle: major.every(
        ({fields}) => (fields[first]! & TITLE_BIT) !== 0,
      ),
      hasAllInTitleBySynonym: major.every(
        ({wideFields}) => (wideFields[first]! & TITLE_BIT) !== 0,
      ),
      isPartOfTitle:
        isShort &&
        major.some(
          ({fields, rarity}) =>
            rarity >= minRarity && (fields[first]! & EXACT_TITLE_BIT) !== 0,
        ) &&
        major.every(({pageFields}) => (pageFields[number]! & EXACT_BIT) !== 0),
      isNearTitle: nearTitles.has(number),
      ...coverageOf(major, number, first),
      isInOneSection: isComplete.subarray(first, end).includes(1),
      isShort,
      isQuestion,
      messageShare: explaining?.share ?? 0,
      lunrScore: 0,
      isLate:
        (page.kind === 'post' && index.postsLast) ||
        (page.isList === true && !explaining),
    };
    const kind = kindOf(candidate);
    const best = weights.subarray(first, end).reduce((a, b) => Math.max(a, b));
    const wordWeight = sum + TUNING.bestSection * best;
    return {
      page: number,
      kind,
      points: pointsOf(kind, candidate),
      weight: wordWeight * factorOf(candidate),
      wordWeight,
      candidate,
      place:
        place ??
        alias?.message?.section ??
        alias?.exact ??
        alias?.alike ??
        explaining?.section,
      sections: () => bestSections(weights, range),
    };
  }

  const ranked: RankedPage[] = [];
  for (let page = 0; page < length; page++) {
    const sum = major.reduce(
      (total, {pageWeights}) => total + pageWeights[page]!,
      0,
    );
    if ((sum > 0 || nearTitles.has(page)) && !isExcluded(matches, page)) {
      ranked.push(rank(page, sum));
    }
  }
  return withLunrScores(index, major, ranked.sort(byRank));
}
