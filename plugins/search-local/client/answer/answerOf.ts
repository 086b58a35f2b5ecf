import type {
  SearchAnswer,
  SearchFilters,
  SearchResult,
} from '../../shared/answer';
import {stem} from '../../shared/tokenizer';
import {baseScores} from '../index/baseScores';
import type {SearchIndex} from '../index/searchIndex';
import type {LoadedIndex} from '../load/indexLoader';
import {byRank} from '../ranking/rankPages';
import type {RankedPage} from '../ranking/rankPages';
import {findPages, suggestionsFor} from './findPages';
import type {FoundPages} from './findPages';
import {hasPhrase} from './phrases';
import {resultOf} from './result';
import type {ResultInput} from './result';

/** What is asked. */
export type Question = {
  readonly query: string;
  readonly filters: SearchFilters;
  /** Results wanted at the most. */
  readonly limit: number;
  /** Path of the page that the reader is on; pages near it rank a little higher. */
  readonly from?: string;
};

/** An answer, and the texts that it lacks. */
export type AnswerWithTexts = {
  readonly answer: SearchAnswer;
  /** Loads what the excerpts need; undefined when all is there. */
  readonly loadTexts?: () => Promise<void>;
  /** Whether results may fall away when the texts are there: a phrase is looked for. */
  readonly isTentative: boolean;
};

type Found = {readonly loaded: LoadedIndex; readonly found: FoundPages};
type Hit = Found & {
  readonly ranked: RankedPage;
  /** Whether the page is known to have the phrases wanted. */
  readonly isCertain: boolean;
};

/** Pages that may have a phrase, best first, whose texts are looked at. */
const MAX_PHRASE_PAGES = 100;

/** Stems shorter than this would mark too many words. */
const MIN_STEM = 4;

function isWanted(
  {pages}: SearchIndex,
  {page}: RankedPage,
  {kind, category}: SearchFilters,
): boolean {
  const {kind: own, categories} = pages[page]!;
  return (
    (kind === undefined || own === kind) &&
    (category === undefined || categories.includes(category))
  );
}

function categoriesAt({pages}: SearchIndex, route?: string): readonly string[] {
  return route === undefined
    ? []
    : (pages.find((page) => page.route === route)?.categories.slice(0, 2) ??
        []);
}

/** Beginnings of the words to mark: the terms and their stems. */
function marksOf(terms: readonly string[], locale: string): string[] {
  const stems = terms
    .map((term) => stem(term, locale))
    .filter((each) => each.length >= MIN_STEM);
  return [...new Set([...terms, ...stems])];
}

function results(hits: readonly Hit[]): SearchResult[] {
  const shared = new Map<FoundPages, Pick<ResultInput, 'marks' | 'scores'>>();
  return hits.map(({loaded: {index, texts}, found, ranked}) => {
    const known = shared.get(found) ?? {
      marks: marksOf(found.marked, index.locale),
      scores: baseScores(index, found.terms),
    };
    shared.set(found, known);
    return resultOf({index, ranked, texts: texts.get(ranked.page), ...known});
  });
}

/**
 * Whether a page has the phrases wanted and none of the unwanted; undefined
 * while its texts are missing and must tell.
 */
function hasPhrases(
  {loaded, found}: Found,
  ranked: RankedPage,
): boolean | undefined {
  let isCertain = true;
  for (const phrase of found.phrases ?? []) {
    const texts = loaded.texts.get(ranked.page);
    const isThere = hasPhrase(loaded.index, ranked.page, phrase, texts);
    if (isThere === (phrase.presence === 'prohibited')) {
      return false;
    }
    isCertain &&= isThere !== undefined;
  }
  return isCertain ? true : undefined;
}

/** The pages found that are wanted, best first. */
function hitsOf(each: Found, filters: SearchFilters): Hit[] {
  const {loaded, found} = each;
  const wanted = found.pages.filter((ranked) =>
    isWanted(loaded.index, ranked, filters),
  );
  if (!found.phrases) {
    return wanted.map((ranked) => ({loaded, found, ranked, isCertain: true}));
  }
  return wanted.slice(0, MAX_PHRASE_PAGES).flatMap((ranked) => {
    const isThere = hasPhrases(each, ranked);
    return isThere === false
      ? []
      : [{loaded, found, ranked, isCertain: isThere === true}];
  });
}

/** The answer of one or more indexes to a question. */
export function answerOf(
  indexes: readonly LoadedIndex[],
  question: Question,
): AnswerWithTexts {
  const all: Found[] = indexes.map((loaded) => ({
    loaded,
    found: findPages(
      loaded.index,
      question.query,
      categoriesAt(loaded.index, question.from),
    ),
  }));
  const hits = all.flatMap((each) => hitsOf(each, question.filters));
  if (indexes.length > 1) {
    hits.sort((a, b) => byRank(a.ranked, b.ranked));
  }
  const shown = hits.slice(0, question.limit);
  const first = shown[0]?.found ?? all[0]?.found;
  const unchecked = hits.filter(({isCertain}) => !isCertain);
  const missing = [...shown, ...unchecked].filter(
    ({loaded: {index, texts}, ranked}) =>
      !index.isFirstTier && !texts.get(ranked.page),
  );
  return {
    answer: {
      query: question.query,
      results: results(shown),
      total: hits.length,
      terms: first?.marked ?? [],
      ...(first?.correctedQuery !== undefined && {
        correctedQuery: first.correctedQuery,
      }),
      suggestions:
        hits.length === 0 && !first?.problem
          ? indexes.flatMap(({index}) => suggestionsFor(index, question.query))
          : [],
      ...(first?.problem && {problem: first.problem}),
    },
    isTentative: unchecked.length > 0,
    ...(missing.length > 0 && {
      loadTexts: async () => {
        await Promise.all(
          missing.map(({loaded: {texts}, ranked}) => texts.load([ranked.page])),
        );
      },
    }),
  };
}
