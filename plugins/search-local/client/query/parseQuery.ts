import {MAX_QUERY_LENGTH} from '../../shared/constants';
import {compounds, wholeWords} from '../../shared/words';
import {completed, plainClause, plainClauses} from './plainClauses';
import {readTerm} from './readTerm';
import type {Term} from './readTerm';
import type {Clause, ParsedQuery} from './types';

/** Runs without a blank; a quoted phrase with its sign and field is one, closed or not. */
const PIECE = /[+-]?(?:[\p{L}_]+:)?"[^"]*(?:"(?:[~^][^\s"]*)?|$)|\S+/gu;

function clausesOf(term: Term, locale: string): Clause[] {
  const {text, presence, field, edits, boost, isPhrase} = term;
  const settings: Partial<Clause> = {
    // Who quotes words wants them together.
    presence: isPhrase && presence === 'optional' ? 'required' : presence,
    ...(field !== undefined && {field}),
    edits,
    boost,
    isPhrase,
  };
  const parts = isPhrase
    ? [{parts: wholeWords(text), joined: undefined}]
    : compounds(text);
  return parts
    .filter((part) => part.parts.length > 0)
    .map((part) => ({
      ...plainClause(part.parts, part.joined, locale),
      ...settings,
    }));
}

/**
 * Reads a query: plain words, or lunr's syntax (`title:pivot`, `+a -b`,
 * `term~1`, `term^2`) and quoted phrases.
 */
export function parseQuery(typed: string, locale: string): ParsedQuery {
  const text = typed.slice(0, MAX_QUERY_LENGTH);
  const terms: Term[] = [];
  for (const match of text.matchAll(PIECE)) {
    const read = readTerm(match[0], match.index);
    if (read.problem) {
      return {clauses: [], isSyntax: true, problem: read.problem};
    }
    terms.push(read.term);
  }
  const asText = terms.filter(({isAsText}) => isAsText);
  const notice = asText.length > 0 && {
    asText: asText.map((term) => term.text),
  };
  if (!terms.some(({isSyntax}) => isSyntax)) {
    return {clauses: plainClauses(text, locale), isSyntax: false, ...notice};
  }
  // Nothing is left of a query that only says what it does not want.
  if (terms.every(({presence}) => presence === 'prohibited')) {
    return {
      clauses: plainClauses(text, locale),
      isSyntax: false,
      asText: [text.trim()],
    };
  }
  return {
    clauses: completed(
      terms.flatMap((term) => clausesOf(term, locale)),
      /[\p{L}\p{N}]$/u.test(text),
    ),
    isSyntax: true,
    ...notice,
  };
}
