import type {Question, SearchAnswer} from '../shared/answer';
import type {SearchSettings} from '../shared/types';

/** State of the search index. After `failed`, the next search loads it again. */
export type SearchStatus = {
  readonly state: 'idle' | 'loading' | 'ready' | 'failed';
};

export type SearchQuestion = Question & {
  readonly kind: 'search';
  readonly id: number;
  /** Who asks: answers to an older question of the same asker get no texts. */
  readonly asker: number;
};

/** What the page asks of the search worker. */
export type SearchRequest =
  | {readonly kind: 'setup'; readonly settings: SearchSettings}
  /** Loads the indexes ahead of a question. */
  | {readonly kind: 'warmUp'}
  | SearchQuestion;

/** What the search worker answers; `id` is that of the request. */
export type SearchResponse =
  | {
      readonly kind: 'answer';
      readonly id: number;
      readonly answer: SearchAnswer;
      /** False while a better answer to the same question is on its way. */
      readonly isFinal: boolean;
    }
  | {readonly kind: 'status'; readonly status: SearchStatus};
