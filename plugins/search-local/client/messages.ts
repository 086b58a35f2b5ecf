import type {SearchAnswer} from '../shared/answer';
import type {SearchSettings} from '../shared/types';
import type {Question} from './answer/answerOf';
import type {SearchStatus} from './status';

/** A question to the search worker. */
export type SearchQuestion = Question & {
  readonly kind: 'search';
  readonly id: number;
  /** Whether to answer queries of one more letter, too, as a reader is typing. */
  readonly prefetch?: boolean;
};

/** What the page asks of the search worker. */
export type SearchRequest =
  | {readonly kind: 'setup'; readonly settings: SearchSettings}
  /** Loads the index without a question, as a reader seems about to ask one. */
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
  /** The answer to a question that may come, as JSON; `key` is that of `questionKey`. */
  | {
      readonly kind: 'prefetched';
      readonly key: string;
      readonly json: string;
    }
  | {readonly kind: 'failed'; readonly id: number; readonly reason: string}
  | {readonly kind: 'status'; readonly status: SearchStatus};
