import type {Question, SearchAnswer, SearchFilters} from '../../shared/answer';
import {isRun} from '../../shared/words';
import {stemNumber} from '../index/searchIndex';
import type {SearchIndex} from '../index/searchIndex';
import type {LoadedIndex} from '../load/indexLoader';
import type {RankedPage} from '../ranking/rankPages';
import {findPages, suggestionsFor} from './findPages';
import type {FoundPages} from './findPages';
import {resultOf} from './result';

/** Minimum length of a query that shows sections, because most sections have a word that starts with two given letters. */
const MIN_LETTERS = 3;

/** An answer that can be completed with excerpts. */
export type AnswerWithTexts = {
  readonly answer: SearchAnswer;
  /** Loads the texts, and returns the answer with excerpts. Absent if no text is missing. */
  readonly loadTexts?: () => Promise<SearchAnswer>;
};

/** Minimum length of a stem to mark. Shorter stems would mark too many words. */
const MIN_STEM = 4;

function isWanted(
  {pages}: SearchIndex,
  {page}: RankedPage,
  {kind}: SearchFilters,
): boolean {
  return kind === undefined || pages[page]!.kind === kind;
}

/** Returns the prefixes to mark: the terms and their stems. */
function marksOf(index: SearchIndex, terms: readonly string[]): string[] {
  const stems = terms
    .map((term) => index.terms[stemNumber(index, term)] ?? '')
    .filter(({length}) => length >= MIN_STEM);
  return Array.from(new Set([...terms, ...stems]));
}

/** Creates the answer with the loaded texts. `missing` has the pages whose texts are not loaded. */
function answerNow(
  {index, texts}: LoadedIndex,
  found: FoundPages,
  {query, filters, limit}: Question,
) {
  const hits = found.pages.filter((page) => isWanted(index, page, filters));
  const marks = marksOf(index, found.marked);
  const shown = hits.slice(0, limit);
  const typed = query.trim();
  const hasSections = typed.length >= MIN_LETTERS || isRun(typed);
  const answer: SearchAnswer = {
    query,
    results: shown.map((ranked) =>
      resultOf({
        index,
        ranked,
        file: texts.get(ranked.page),
        marks,
        hasSections,
      }),
    ),
    total: hits.length,
    terms: found.marked,
    correctedQuery: found.correctedQuery,
    suggestions:
      hits.length === 0 && !found.problem ? suggestionsFor(index, query) : [],
    problem: found.problem,
  };
  const missing = shown
    .map(({page}) => page)
    .filter((page) => !texts.get(page));
  return {answer, missing: index.isFirstTier ? [] : missing};
}

/** Answers a question from one index. */
export function answerOf(
  loaded: LoadedIndex,
  question: Question,
): AnswerWithTexts {
  const found = findPages(loaded.index, question.query);
  const {answer, missing} = answerNow(loaded, found, question);
  return missing.length === 0
    ? {answer}
    : {
        answer,
        loadTexts: async () => {
          await loaded.texts.load(missing);
          return answerNow(loaded, found, question).answer;
        },
      };
}
