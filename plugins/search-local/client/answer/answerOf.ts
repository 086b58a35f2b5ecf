import type {Question, SearchAnswer, SearchFilters} from '../../shared/answer';
import {words} from '../../shared/words';
import {stemNumber} from '../index/searchIndex';
import type {SearchIndex} from '../index/searchIndex';
import type {LoadedIndex} from '../load/indexLoader';
import type {RankedPage} from '../ranking/rankPages';
import {findPages, suggestionsFor} from './findPages';
import type {FoundPages} from './findPages';
import {hasPhrase} from './phrases';
import {resultOf} from './result';

/** An answer, and the texts that it lacks. */
export type AnswerWithTexts = {
  readonly answer: SearchAnswer;
  /** Loads what the excerpts need, and gives the answer with it; undefined when all is there. */
  readonly loadTexts?: () => Promise<SearchAnswer>;
};

type Found = {readonly loaded: LoadedIndex; readonly found: FoundPages};
type Hit = {
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

/** Beginnings of the words to mark: the terms and their stems. */
function marksOf(index: SearchIndex, terms: readonly string[]): string[] {
  const stems = terms
    .map((term) => index.terms[stemNumber(index, term)] ?? '')
    .filter((each) => each.length >= MIN_STEM);
  return Array.from(new Set([...terms, ...stems]));
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
    const file = loaded.texts.get(ranked.page);
    const isThere = hasPhrase(loaded.index, ranked.page, phrase, file);
    if (isThere === (phrase.presence === 'prohibited')) {
      return false;
    }
    isCertain &&= isThere !== undefined;
  }
  return isCertain ? true : undefined;
}

/** The pages found that are wanted, best first; those that may lack a phrase come last. */
function hitsOf(each: Found, filters: SearchFilters): Hit[] {
  const {loaded, found} = each;
  const wanted = found.pages.filter((ranked) =>
    isWanted(loaded.index, ranked, filters),
  );
  if (!found.phrases) {
    return wanted.map((ranked) => ({ranked, isCertain: true}));
  }
  return wanted
    .slice(0, MAX_PHRASE_PAGES)
    .flatMap((ranked) => {
      const isThere = hasPhrases(each, ranked);
      return isThere === false ? [] : [{ranked, isCertain: isThere === true}];
    })
    .sort((a, b) => Number(b.isCertain) - Number(a.isCertain));
}

/** The answer with the texts that are loaded, and the pages whose texts are missing. */
function answerFrom(
  {loaded: {index, texts}, found}: Found,
  hits: readonly Hit[],
  {query, limit}: Question,
  marks: readonly string[],
) {
  const shown = hits.slice(0, limit);
  const unchecked = hits.filter(({isCertain}) => !isCertain);
  const answer: SearchAnswer = {
    query,
    results: shown.map(({ranked}) =>
      resultOf({index, ranked, file: texts.get(ranked.page), marks}),
    ),
    total: hits.length,
    terms: found.marked,
    correctedQuery: found.correctedQuery,
    ...(unchecked.length > 0 && {lack: 'phrase' as const}),
    suggestions:
      hits.length === 0 && !found.problem ? suggestionsFor(index, query) : [],
    asText: found.asText,
    problem: found.problem,
  };
  return {
    answer,
    missing: index.isFirstTier
      ? []
      : [...shown, ...unchecked]
          .map(({ranked}) => ranked.page)
          .filter((page) => !texts.get(page)),
  };
}

/** The answer with the pages found for a question; `hits` are those that are wanted. */
function answerWith(
  each: Found,
  question: Question,
  hits = hitsOf(each, question.filters),
): AnswerWithTexts {
  const {
    loaded: {index, texts},
    found,
  } = each;
  const marks = marksOf(index, found.marked);
  const {answer, missing} = answerFrom(each, hits, question, marks);
  return {
    answer,
    ...(missing.length > 0 && {
      loadTexts: async () => {
        await texts.load(missing);
        const checked = hitsOf(each, question.filters);
        return answerFrom(each, checked, question, marks).answer;
      },
    }),
  };
}

/** Quoted words that a page must have together, without a sign or a field. */
const QUOTED = /(?<=^|\s)"[^"]+"/g;

/** Words outside quotes that make a query a sentence, such as a message. */
const MIN_WORDS = 3;

/** The answer without quotes, for a sentence that finds nothing with them, such as a message with the name of a column. */
function unquoted(
  loaded: LoadedIndex,
  question: Question,
): AnswerWithTexts | undefined {
  const {query} = question;
  const quoted = query.match(QUOTED);
  if (!quoted || words(query.replace(QUOTED, '')).length < MIN_WORDS) {
    return undefined;
  }
  const plain = query.replace(QUOTED, (phrase) => phrase.slice(1, -1));
  const found = findPages(loaded.index, plain);
  return found.pages.length > 0
    ? answerWith({loaded, found: {...found, asText: quoted}}, question)
    : undefined;
}

/** The answer of an index to a question. */
export function answerOf(
  loaded: LoadedIndex,
  question: Question,
): AnswerWithTexts {
  const each = {loaded, found: findPages(loaded.index, question.query)};
  if (!each.found.phrases) {
    return answerWith(each, question);
  }
  const hits = hitsOf(each, question.filters);
  const loose = hits.length > 0 ? undefined : unquoted(loaded, question);
  if (loose) {
    return loose;
  }
  const {answer, loadTexts} = answerWith(each, question, hits);
  return {
    answer,
    ...(loadTexts && {
      loadTexts: async () => {
        const withTexts = await loadTexts();
        if (withTexts.total > 0) {
          return withTexts;
        }
        // No page has the words together.
        const later = unquoted(loaded, question);
        return (await later?.loadTexts?.()) ?? later?.answer ?? withTexts;
      },
    }),
  };
}
