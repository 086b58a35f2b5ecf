import type {Question, SearchAnswer} from '../shared/answer';
import type {SearchSettings} from '../shared/types';
import type {Progress} from './load/environment';

/** How far the search index is, in bytes after decompression. After `failed`, the next search loads it again. */
export type SearchStatus =
  | ({readonly state: 'loading'} & Progress)
  | {readonly state: 'idle' | 'ready' | 'failed'};

export type SearchQuestion = Question & {
  readonly kind: 'search';
  readonly id: number;
  /** Who asks: answers to an older question of the same asker get no texts. */
  readonly asker: number;
};

/** What the page asks of the search worker. */
export type SearchRequest =
  | {readonly kind: 'setup'; readonly settings: SearchSettings}
  /** Loads the indexes ahead of a question. `isOnline`: the network has come back, so what has failed may be tried at once. */
  | {readonly kind: 'warmUp'; readonly isOnline?: boolean}
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

/** What comes from a worker: answers, and before them, to each request, that it lives. */
export type WorkerMessage = SearchResponse | {readonly kind: 'heard'};
