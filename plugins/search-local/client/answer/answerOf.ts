import type {Question, SearchAnswer, SearchFilters} from '../../shared/answer';
import {CONTENT, TITLE} from '../../shared/fields';
import type {TextFile} from '../../shared/types';
import {isRun, unitsOf, words} from '../../shared/words';
import {stemNumber} from '../index/searchIndex';
import type {SearchIndex} from '../index/searchIndex';
import type {LoadedIndex} from '../load/indexLoader';
import type {Clause} from '../query/clauses';
import type {RankedPage} from '../ranking/rankPages';
import {findPages, suggestionsFor} from './findPages';
import type {FoundPages} from './findPages';
import {resultOf} from './result';

/** Letters of a query from which sections are shown: most sections have a word that begins with two given letters. */
const MIN_LETTERS = 3;

/** Words with a space on both sides, so that only whole words match. */
const spaced = (text: string) => ` ${words(text).join(' ')} `;

/** Whether a page has a phrase, whose last word may be begun; undefined if only its texts, not yet loaded, can tell. */
function hasPhrase(
  {pages}: Pick<SearchIndex, 'pages'>,
  page: number,
  {words: phrase, field, isLast}: Clause,
  file: TextFile | undefined,
): boolean | undefined {
  const wanted = ` ${phrase.flatMap(unitsOf).join(' ')}${isLast ? '' : ' '}`;
  const isIn = (list: readonly string[]) =>
    list.some((text) => spaced(text).includes(wanted));
  const isInTitles = isIn(pages[page]!.sections.map(({title}) => title));
  if (field === TITLE || (field === undefined && isInTitles)) {
    return isInTitles;
  }
  if (!file) {
    return undefined;
  }
  const {texts, tags, code = []} = file;
  const others = field === CONTENT ? texts : tags;
  return isIn(field === undefined ? [...tags, ...texts, ...code] : others);
}

export type AnswerWithTexts = {
  readonly answer: SearchAnswer;
  /** Loads the texts for the excerpts and phrases, and returns the answer with them; undefined if no text is missing. */
  readonly loadTexts?: () => Promise<SearchAnswer>;
};

/** Pages that may have a phrase, best first, whose texts are searched. */
const MAX_PHRASE_PAGES = 100;

/** Stems shorter than this would mark too many words. */
const MIN_STEM = 4;

/** Quoted words that a page must have together, without a sign or a field. */
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

/** Whether a page has the phrases wanted and none of the unwanted; undefined if only its texts can tell. */
function hasPhrases(
  {index, texts}: LoadedIndex,
  phrases: NonNullable<FoundPages['phrases']>,
  {page}: RankedPage,
): boolean | undefined {
  let isCertain = true;
  for (const phrase of phrases) {
    const isThere = hasPhrase(index, page, phrase, texts.get(page));
    if (isThere === (phrase.presence === 'prohibited')) {
      return false;
    }
    isCertain &&= isThere !== undefined;
  }
  return isCertain || undefined;
}

/** The pages found that are wanted, best first; those `unchecked` may lack a phrase. */
function hitsOf(
  loaded: LoadedIndex,
  {pages, phrases}: FoundPages,
  filters: SearchFilters,
) {
  const wanted = pages.filter((page) => isWanted(loaded.index, page, filters));
  if (!phrases) {
    return {certain: wanted, unchecked: []};
  }
  const checked = wanted
    .slice(0, MAX_PHRASE_PAGES)
    .map((page) => ({page, isThere: hasPhrases(loaded, phrases, page)}));
  const those = (wasThere: boolean | undefined) =>
    checked.flatMap(({page, isThere}) => (isThere === wasThere ? page : []));
  return {certain: those(true), unchecked: those(undefined)};
}

/** The answer with the texts that are loaded, and the pages whose texts are missing. */
function answerNow(
  loaded: LoadedIndex,
  found: FoundPages,
  {query, filters, limit}: Question,
) {
  const {index, texts} = loaded;
  const {certain, unchecked} = hitsOf(loaded, found, filters);
  const hits = [...certain, ...unchecked];
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
    ...(unchecked.length > 0 && {lack: 'phrase' as const}),
    suggestions:
      hits.length === 0 && !found.problem ? suggestionsFor(index, query) : [],
    problem: found.problem,
  };
  const missing = [...shown, ...unchecked]
    .map(({page}) => page)
    .filter((page) => !texts.get(page));
  return {answer, missing: index.isFirstTier ? [] : missing};
}

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
  return found.pages.length > 0 ? answerOf(loaded, question, found) : undefined;
}

/**
 * The answer of an index to a question.
 * @param retried - What the index has for the query without its quotes, if it was asked before with them.
 */
export function answerOf(
  loaded: LoadedIndex,
  question: Question,
  retried?: FoundPages,
): AnswerWithTexts {
  const found = retried ?? findPages(loaded.index, question.query);
  const withoutQuotes = ({total}: SearchAnswer) =>
    !retried && found.phrases && total === 0
      ? unquoted(loaded, question)
      : undefined;
  const {answer, missing} = answerNow(loaded, found, question);
  const loose = withoutQuotes(answer);
  if (loose || missing.length === 0) {
    return loose ?? {answer};
  }
  return {
    answer,
    loadTexts: async () => {
      await loaded.texts.load(missing);
      const checked = answerNow(loaded, found, question).answer;
      // Perhaps no page has the words together.
      const later = withoutQuotes(checked);
      return (await later?.loadTexts?.()) ?? later?.answer ?? checked;
    },
  };
}
