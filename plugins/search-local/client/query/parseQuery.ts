import {MAX_QUERY_LENGTH} from '../../shared/constants';
import {compounds, words} from '../../shared/tokenizer';
import {completed, plainClause, plainClauses} from './plainClauses';
import {readTerm} from './readTerm';
import type {Term} from './readTerm';
import type {Clause, ParsedQuery} from './types';

/** Runs without a blank; a quoted phrase is one, closed or not. */
const PIECE = /[^\s"]*"[^"]*(?:"[^\s"]*)?|\S+/g;

function clausesOf(term: Term): Clause[] {
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
    ? [{parts: words(text), joined: undefined}]
    : compounds(text);
  return parts
    .filter((part) => part.parts.length > 0)
    .map((part) => ({...plainClause(part.parts, part.joined), ...settings}));
}

/**
 * Reads a query: plain words, or lunr's syntax (`title:pivot`, `+a -b`,
 * `term~1`, `term^2`) and quoted phrases.
 */
export function parseQuery(typed: string): ParsedQuery {
  const text = typed.slice(0, MAX_QUERY_LENGTH);
  const terms: Term[] = [];
  for (const match of text.matchAll(PIECE)) {
    const read = readTerm(match[0], match.index);
    if (read.problem) {
      return {clauses: [], isSyntax: true, problem: read.problem};
    }
    terms.push(read.term);
  }
  if (!terms.some(({isSyntax}) => isSyntax)) {
    return {clauses: plainClauses(text), isSyntax: false};
  }
  return {
    clauses: completed(terms.flatMap(clausesOf), /[\p{L}\p{N}]$/u.test(text)),
    isSyntax: true,
  };
}
