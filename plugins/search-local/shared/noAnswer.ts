import type {Lack, SearchAnswer} from './answer';

/** The answer to a query where there is nothing to search in. */
export function noAnswer(query: string, lack?: Lack): SearchAnswer {
  return {query, results: [], total: 0, terms: [], suggestions: [], lack};
}
