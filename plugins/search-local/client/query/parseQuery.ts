import {MAX_QUERY_LENGTH} from '../../shared/constants';
import {compounds, words} from '../../shared/words';
import type {Compound} from '../../shared/words';
import {completed, plainClause, plainClauses} from './clauses';
import type {Clause, ParsedQuery} from './clauses';
import {readTerm} from './readTerm';
import type {Term} from './readTerm';

/** Matches the pieces between spaces. A quoted phrase with its sign and field is one piece, with or without the second quote. */
const PIECE = /[+-]?(?:[\p{L}_]+:)?"[^"]*(?:"(?:[~^][^\s"]*)?|$)|\S+/gu;

function clausesOf(term: Term, locale: string): Clause[] {
  const {text, presence, field, edits, boost, isPhrase} = term;
  const found: Compound[] = isPhrase ? [{parts: words(text)}] : compounds(text);
  return found
    .filter(({parts}) => parts.length > 0)
    .map(({parts, joined}) => ({
      ...plainClause(parts, joined, locale),
      // A reader who quotes words wants them together.
      presence: isPhrase && presence === 'optional' ? 'required' : presence,
      field,
      edits,
      boost,
      isPhrase,
    }));
}

/** Number of words in addition to quoted ones from which a query is a sentence, such as an error message with the name of a column. */
const MIN_SENTENCE = 3;

/** Returns true for a sentence whose only syntax is quotes around some of its words. */
function isQuotingSentence(terms: readonly Term[]): boolean {
  const others = terms.filter(({isPhrase}) => !isPhrase);
  return (
    others.filter(({text}) => words(text).length > 0).length >= MIN_SENTENCE &&
    others.every(({isSyntax}) => !isSyntax) &&
    terms.every(
      ({presence, field, edits, boost}) =>
        presence === 'optional' &&
        field === undefined &&
        edits === 0 &&
        boost === 1,
    )
  );
}

/** Reads a query: words, or words with lunr's syntax and quoted phrases. */
export function parseQuery(typed: string, locale: string): ParsedQuery {
  const text = typed.slice(0, MAX_QUERY_LENGTH);
  const terms: Term[] = [];
  const pieces = Array.from(text.matchAll(PIECE));
  for (const [at, {0: piece, index}] of pieces.entries()) {
    const isWithin = at > 0 && at < pieces.length - 1;
    const read = readTerm(piece, index, isWithin);
    if (read.problem) {
      return {clauses: [], isSyntax: true, problem: read.problem};
    }
    terms.push(read.term);
  }
  const isPlain =
    !terms.some(({isSyntax}) => isSyntax) || isQuotingSentence(terms);
  // A query with only prohibited terms would find nothing.
  const isNegated =
    !isPlain && terms.every(({presence}) => presence === 'prohibited');
  return {
    clauses:
      isPlain || isNegated
        ? plainClauses(text, locale)
        : completed(
            terms.flatMap((term) => clausesOf(term, locale)),
            /[\p{L}\p{N}]$/u.test(text),
          ),
    isSyntax: !isPlain && !isNegated,
  };
}
