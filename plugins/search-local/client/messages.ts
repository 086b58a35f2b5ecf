import type {SearchAnswer, SearchFilters} from '../shared/answer';
import type {SearchSettings} from '../shared/types';
import type {SearchStatus} from './status';

/** What the page asks of the search worker. */
export type SearchRequest =
  | {readonly kind: 'setup'; readonly settings: SearchSettings}
  /** Loads the index without a question, as a reader seems about to ask one. */
  | {readonly kind: 'warmUp'}
  | {
      readonly kind: 'search';
      readonly id: number;
      readonly query: string;
      readonly filters: SearchFilters;
      /** Results wanted at the most. */
      readonly limit: number;
      /** Path of the page that the reader is on; pages near it rank a little higher. */
      readonly from?: string;
    };

/** What the search worker answers; `id` is that of the request. */
export type SearchResponse =
  | {
      readonly kind: 'answer';
      readonly id: number;
      readonly answer: SearchAnswer;
      /** False while a better answer to the same question is on its way. */
      readonly isFinal: boolean;
    }
  | {readonly kind: 'failed'; readonly id: number; readonly reason: string}
  | {readonly kind: 'status'; readonly status: SearchStatus};
