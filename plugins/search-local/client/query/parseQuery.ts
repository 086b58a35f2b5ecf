import {plainClauses} from './plainClauses';
import type {ParsedQuery} from './types';

/** Reads a query. */
export function parseQuery(text: string): ParsedQuery {
  return {clauses: plainClauses(text), isSyntax: false};
}
