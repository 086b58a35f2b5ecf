import type {Question, SearchAnswer, SearchFilters} from '../../shared/answer';
import {isRun, words} from '../../shared/words';
import {stemNumber} from '../index/searchIndex';
import type {SearchIndex} from '../index/searchIndex';
import type {LoadedIndex} from '../load/indexLoader';
import type {RankedPage} from '../ranking/rankPages';
import {findPages, suggestionsFor} from './findPages';
import type {FoundPages} from './findPages';
import {resultOf} from './result';

/** Letters of a query from which sections are shown: most sections have a word that begins with two given letters. */
const MIN_LETTERS = 3;

export type AnswerWithTexts = {
  readonly answer: SearchAnswer;
  /** Loads the texts for the excerpts, and returns the answer with them; undefined if no text is missing. */
  readonly loadTexts?: () => Promise<SearchAnswer>;
};

/** Stems shorter than this would mark too many words. */
const MIN_STEM = 4;

/** Quoted words that a section must have, without a sign or a field. */
const QUOTED = /(?<=^|\s)"[^"]+"/g;

/** Words outside quotes that make a query a sentence, such as a message. */
const MIN_WORDS = 3;

function isWanted(
  {pages}: SearchIndex,
  {page}: RankedPage,
  {kind}: SearchFilters,
): boolean {
  return kind === undefined || pages[page]!.kind === kind;
}

/** Beginnings of the words to mark: the terms and their stems. */
function marksOf(index: SearchIndex, terms: readonly string[]): string[] {
  const stems = terms
    .map((term) => index.terms[stemNumber(index, term)] ?? '')
    .filter((each) => each.length >= MIN_STEM);
  return Array.from(new Set([...terms, ...stems]));
}

/** The answer with the texts that are loaded, and the pages whose texts are missing. */
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

/** The pages for a query. A sentence that finds nothing because of its quotes, such as a message with the name of a column, is read without them. */
function pagesFor(index: SearchIndex, query: string): FoundPages {
  const found = findPages(index, query);
  const isSentence = words(query.replace(QUOTED, '')).length >= MIN_WORDS;
  return found.pages.length === 0 && isSentence && query.search(QUOTED) >= 0
    ? findPages(
        index,
        query.replace(QUOTED, (phrase) => phrase.slice(1, -1)),
      )
    : found;
}

/** The answer of an index to a question. */
export function answerOf(
  loaded: LoadedIndex,
  question: Question,
): AnswerWithTexts {
  const found = pagesFor(loaded.index, question.query);
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
