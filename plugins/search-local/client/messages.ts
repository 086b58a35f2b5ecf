import type {Question, SearchAnswer} from '../shared/answer';
import type {SearchSettings} from '../shared/types';

/** State of the search index. After `failed`, the next search loads it again. */
export type SearchStatus = {
  readonly state: 'idle' | 'loading' | 'ready' | 'failed';
};

/** A request to search. */
export type SearchQuestion = Question & {
  readonly kind: 'search';
  readonly id: number;
  /** Number of the search box or results page. Older questions with the same number get no texts. */
  readonly asker: number;
};

/** A request of the page to the worker. */
export type SearchRequest =
  | {readonly kind: 'setup'; readonly settings: SearchSettings}
  /** Loads the indexes before the first question. */
  | {readonly kind: 'warmUp'}
  | SearchQuestion;

/** A response of the worker. `id` is the id of the question. */
export type SearchResponse =
  | {
      readonly kind: 'answer';
      readonly id: number;
      readonly answer: SearchAnswer;
      /** False if a better answer to the same question follows. */
      readonly isFinal: boolean;
    }
  | {readonly kind: 'status'; readonly status: SearchStatus};
