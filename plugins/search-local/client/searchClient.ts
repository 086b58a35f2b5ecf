import type {SearchAnswer, SearchFilters} from '../shared/answer';
import type {SearchSettings} from '../shared/types';
import type {SearchQuestion, SearchRequest, SearchResponse} from './messages';
import {PrefetchedAnswers} from './prefetch/prefetchedAnswers';
import type {SearchStatus} from './status';

/** A channel to the search service; `close` ends it. */
export type Transport = {
  readonly post: (request: SearchRequest) => void;
  readonly close: () => void;
};

/** Opens a channel; `onResponse` and `onError` are called as things come back. */
export type OpenTransport = (
  onResponse: (response: SearchResponse) => void,
  onError: (reason: string) => void,
) => Transport;

/** How to search. */
export type SearchOptions = {
  readonly filters?: SearchFilters;
  /** Results wanted at the most; the plugin's `maxResults` when left out. */
  readonly limit?: number;
  /** Path of the page that the reader is on; pages near it rank a little higher. */
  readonly from?: string;
  /**
   * Whether to look for the answers to queries of one more letter, too: a reader
   * is typing. What was found is the first answer, when that query comes.
   */
  readonly prefetch?: boolean;
  /**
   * Called with better answers to the same query, as texts or the complete
   * index arrive. It is also called when another search was started since.
   */
  readonly onUpdate?: (answer: SearchAnswer) => void;
};

type Waiting = {
  readonly question: SearchQuestion;
  readonly onUpdate?: (answer: SearchAnswer) => void;
  readonly resolve: (answer: SearchAnswer) => void;
  readonly reject: (error: Error) => void;
  /** The prefetched answer that was given already, as JSON. */
  readonly given?: string | undefined;
};

/** Asks the search service; opens the channel with the first use. */
export class SearchClient {
  private transport?: Transport;
  private nextId = 0;
  private isSecondChannel = false;
  private status: SearchStatus = {state: 'idle'};
  private readonly listeners = new Set<(status: SearchStatus) => void>();
  private readonly waiting = new Map<number, Waiting>();
  private readonly prefetched = new PrefetchedAnswers();

  constructor(
    private readonly settings: SearchSettings,
    private readonly openTransport: OpenTransport,
  ) {}

  /**
   * The answer to a query, as soon as there is one; better ones go to
   * `onUpdate`. An index that cannot be loaded answers with no results, and
   * the status says so. Rejects when the search service itself is broken.
   */
  search(query: string, options: SearchOptions = {}): Promise<SearchAnswer> {
    const {filters = {}, limit = this.settings.maxResults, onUpdate} = options;
    const id = this.nextId++;
    const question: SearchQuestion = {
      kind: 'search',
      id,
      query,
      filters,
      limit,
      ...(options.from !== undefined && {from: options.from}),
      ...(options.prefetch && {prefetch: true}),
    };
    return new Promise((resolve, reject) => {
      this.waiting.set(id, {question, onUpdate, resolve, reject});
      this.open().post(question);
      const given = this.prefetched.get(question);
      if (given !== undefined) {
        this.answer(id, JSON.parse(given) as SearchAnswer, given);
      }
    });
  }

  /** Starts to load the index, so that the first search finds it there. */
  warmUp(): void {
    if (this.status.state === 'idle') {
      this.open().post({kind: 'warmUp'});
    }
  }

  /** Calls `listener` with the status, now and on each change; returns what ends this. */
  onStatus(listener: (status: SearchStatus) => void): () => void {
    this.listeners.add(listener);
    listener(this.status);
    return () => this.listeners.delete(listener);
  }

  private open(): Transport {
    if (!this.transport) {
      this.transport = this.openTransport(
        (response) => this.settle(response),
        (reason) => this.abandon(reason),
      );
      this.transport.post({kind: 'setup', settings: this.settings});
    }
    return this.transport;
  }

  private setStatus(status: SearchStatus): void {
    if (status.state === 'loading') {
      this.prefetched.clear();
    }
    this.status = status;
    this.listeners.forEach((listener) => listener(status));
  }

  private settle(response: SearchResponse): void {
    if (response.kind === 'status') {
      this.setStatus(response.status);
      return;
    }
    if (response.kind === 'prefetched') {
      this.prefetched.keep(response.key, response.json);
      return;
    }
    const {id} = response;
    if (response.kind === 'failed') {
      this.waiting.get(id)?.reject(new Error(response.reason));
      this.waiting.delete(id);
      return;
    }
    this.answer(id, response.answer);
    if (response.isFinal) {
      this.waiting.delete(id);
    }
  }

  /** Gives an answer to who waits for it, unless it is the one that was given ahead. */
  private answer(id: number, answer: SearchAnswer, given?: string): void {
    const waiting = this.waiting.get(id);
    if (
      !waiting ||
      (waiting.given !== undefined && waiting.given === JSON.stringify(answer))
    ) {
      return;
    }
    const resolve = waiting.onUpdate ?? (() => undefined);
    this.waiting.set(id, {...waiting, resolve, given});
    waiting.resolve(answer);
  }

  /** Asks again over a second channel; when that breaks too, fails what waits. */
  private abandon(reason: string): void {
    this.transport?.close();
    this.transport = undefined;
    const waiting = [...this.waiting.values()];
    if (!this.isSecondChannel) {
      this.isSecondChannel = true;
      waiting.forEach(({question}) => this.open().post(question));
      return;
    }
    this.waiting.clear();
    this.setStatus({state: 'failed'});
    waiting.forEach(({reject}) => reject(new Error(reason)));
  }
}
