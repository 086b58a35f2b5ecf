import type {QueryProblem} from '../../shared/answer';
import {isMessage, isQuestion} from '../../shared/language/language';
import {textOf, words} from '../../shared/words';
import type {SearchIndex} from '../index/searchIndex';
import {plainClause, termsOf} from '../query/clauses';
import type {Clause, Terms} from '../query/clauses';
import {parseQuery} from '../query/parseQuery';
import {replaced, synonymsIn, withReplacements} from '../query/replacements';
import type {Replacement} from '../query/replacements';
import {matchClause} from '../ranking/matchClause';
import {rankPages} from '../ranking/rankPages';
import type {RankedPage} from '../ranking/rankPages';
import type {Reading} from '../ranking/titles';
import {TUNING} from '../ranking/tuning';
import {correctionsOf, isKnown} from '../spelling/corrections';
import {nearTitles} from '../spelling/nearTerms';

export type FoundPages = Terms & {
  /** Pages that match, best first. */
  readonly pages: readonly RankedPage[];
  /** The query in the spelling that the first page has; undefined if that is as typed. */
  readonly correctedQuery?: string;
  readonly problem?: QueryProblem;
};

/** Maximum number of other readings of a query that are compared to titles. */
const MAX_READINGS = 6;

const MAX_SUGGESTIONS = 3;

/** Splits an identifier that no page has into its words. */
function splitUnknown(index: SearchIndex, clause: Clause): Clause[] {
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

/** Returns the query with each combination of corrected spellings, likeliest first. */
function correctedQueries(
  query: readonly string[],
  corrections: readonly Replacement[],
): string[][] {
  let queries: string[][] = [[]];
  for (let start = 0; start < query.length;) {
    const choices = corrections.filter((each) => each.start === start);
    const pieces =
      choices.length > 0
        ? choices.map((each) => each.words)
        : [[query[start]!]];
    queries = queries
      .flatMap((before) => pieces.map((piece) => [...before, ...piece]))
      .slice(0, MAX_READINGS);
    start += choices[0]?.length ?? 1;
  }
  return queries;
}

/** Returns true if a section of a page has a word, its stem, or a word that begins with it. */
const hasWord = (index: SearchIndex, page: number, word: string): boolean =>
  matchClause(index, {
    ...plainClause([word], undefined, index.locale),
    isLast: true,
  }).pageWeights[page]! > 0;

/** Runs a query without syntax: the words, their synonyms, and corrected spellings, in one pass. */
function findPlain(
  index: SearchIndex,
  text: string,
  clauses: readonly Clause[],
): FoundPages {
  const query = words(text);
  const corrections = correctionsOf(index, query);
  const spellings = correctedQueries(query, corrections);
  const synonyms = synonymsIn(index, query).map((each) => ({
    ...each,
    quality: TUNING.synonym,
  }));
  const readings: Reading[] = [
    ...spellings.map((list) => ({words: list, isBySynonym: false})),
    ...synonyms
      .slice(0, MAX_READINGS)
      .map((synonym) => ({words: replaced(query, synonym), isBySynonym: true})),
  ];
  const pages = rankPages(index, {
    clauses: withReplacements(
      clauses.flatMap((clause) => splitUnknown(index, clause)),
      query,
      [...corrections, ...synonyms],
    ),
    readings,
    isQuestion: isQuestion(text, index.locale),
    isMessage: isMessage(text, index.locale),
    nearTitles: new Set(
      query.every((word) => isKnown(index, word))
        ? []
        : nearTitles(index, query).map(({term}) => term),
    ),
  });
  const [first] = pages;
  const spelling =
    first && corrections.length > 0
      ? spellings.find((list) =>
          list.every(
            (word) => query.includes(word) || hasWord(index, first.page, word),
          ),
        )
      : undefined;
  const correctedQuery = spelling && textOf(spelling);
  return {
    ...termsOf(
      spelling ? parseQuery(correctedQuery!, index.locale).clauses : clauses,
    ),
    pages,
    correctedQuery,
  };
}

/** Finds the pages of an index that match a query, best first. */
export function findPages(index: SearchIndex, text: string): FoundPages {
  const {clauses, isSyntax, problem} = parseQuery(text, index.locale);
  const terms = termsOf(clauses);
  if (problem || clauses.length === 0) {
    return {...terms, pages: [], problem};
  }
  if (!isSyntax) {
    return findPlain(index, text, clauses);
  }
  const pages = rankPages(index, {
    clauses,
    readings: [{words: words(textOf(terms.terms)), isBySynonym: false}],
    isQuestion: isQuestion(text, index.locale),
    isMessage: isMessage(text, index.locale),
    nearTitles: new Set(),
  });
  return {...terms, pages};
}

/** Returns spellings with more typos than usual, for a query that finds nothing. */
export function suggestionsFor(index: SearchIndex, text: string): string[] {
  const query = words(text);
  const corrections = correctionsOf(index, query, 1);
  return corrections.length === 0
    ? []
    : correctedQueries(query, corrections)
        .map(textOf)
        .slice(0, MAX_SUGGESTIONS);
}
