import type {SearchHit, SearchSettings} from '../shared/types';

/** What the page asks of the search worker. */
export type SearchRequest =
  | {readonly kind: 'setup'; readonly settings: SearchSettings}
  | {readonly kind: 'search'; readonly id: number; readonly query: string};

/** What the search worker answers; `id` is that of the request. */
export type SearchResponse =
  | {readonly kind: 'hits'; readonly id: number; readonly hits: SearchHit[]}
  | {readonly kind: 'failed'; readonly id: number; readonly reason: string};
