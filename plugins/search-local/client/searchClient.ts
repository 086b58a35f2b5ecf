import {noAnswer} from '../shared/answer';
import type {SearchAnswer} from '../shared/answer';
import type {SearchSettings} from '../shared/types';
import type {
  SearchQuestion,
  SearchRequest,
  SearchResponse,
  SearchStatus,
} from './messages';

/** A channel to the search service; `close` ends it. */
export type Transport = {
  readonly post: (request: SearchRequest) => void;
  readonly close: () => void;
};

/** Opens a channel that reports responses and errors. */
export type OpenTransport = (
  onResponse: (response: SearchResponse) => void,
  onError: (reason: string) => void,
) => Transport;

/** Parameters of a question other than the query. The default limit is `maxResults`. */
export type SearchOptions = Pick<SearchQuestion, 'asker'> &
  Partial<Pick<SearchQuestion, 'filters' | 'limit'>>;

type Waiting = {
  readonly question: SearchQuestion;
  readonly onAnswer: (answer: SearchAnswer) => void;
};

/** Client of the search service. The first request opens the channel. */
export class SearchClient {
  private transport?: Transport;
  private nextId = 0;
  /** Index of the current channel. */
  private channel = 0;
  status: SearchStatus = {state: 'idle'};
  private mustRetry = false;
  private readonly listeners = new Set<(status: SearchStatus) => void>();
  private readonly waiting = new Map<number, Waiting>();

  constructor(
    private readonly settings: SearchSettings,
    /** Functions that open a channel, in the order in which they are tried. */
    private readonly channels: readonly OpenTransport[],
  ) {}

  /**
   * Searches, and calls `onAnswer` with the first answer and with better ones
   * when the index or texts are loaded, even if another search has started. If
   * the index cannot be loaded, the answer has `lack`.
   */
  search(
    query: string,
    options: SearchOptions,
    onAnswer: Waiting['onAnswer'],
  ): void {
    const question: SearchQuestion = {
      kind: 'search',
      id: this.nextId++,
      query,
      filters: {},
      limit: this.settings.maxResults,
      ...options,
    };
    this.waiting.set(question.id, {question, onAnswer});
    this.open().post(question);
  }

  /** Starts to load the index before the first search. */
  warmUp(): void {
    if (this.status.state === 'idle') {
      this.open().post({kind: 'warmUp'});
    }
  }

  /** Loads the index again if it could not be loaded, and once more if a request without a network is still running. */
  retry(): void {
    const {state} = this.status;
    this.mustRetry =
      (state === 'loading' || state === 'failed') &&
      this.transport !== undefined;
    if (state === 'failed') {
      this.open().post({kind: 'warmUp'});
    }
  }

  /** Calls `listener` on each change of the status. Returns a function that removes the listener. */
  onStatus(listener: (status: SearchStatus) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private open(): Transport {
    if (!this.transport) {
      this.transport = this.channels[this.channel]!(
        (response) => this.settle(response),
        (reason) => this.abandon(reason),
      );
      this.transport.post({kind: 'setup', settings: this.settings});
    }
    return this.transport;
  }

  private setStatus(status: SearchStatus): void {
    const isChanged = status.state !== this.status.state;
    this.status = status;
    if (isChanged) {
      this.listeners.forEach((listener) => listener(status));
    }
    if (status.state === 'failed' && this.mustRetry) {
      this.mustRetry = false;
      this.open().post({kind: 'warmUp'});
    }
  }

  private settle(response: SearchResponse): void {
    if (response.kind === 'status') {
      this.setStatus(response.status);
      return;
    }
    const {id, answer, isFinal} = response;
    this.waiting.get(id)?.onAnswer(answer);
    if (isFinal) {
      this.waiting.delete(id);
    }
  }

  /** Repeats the waiting questions over the next channel. After the last channel fails, the next question tries the first one again. */
  private abandon(reason: string): void {
    this.transport?.close();
    this.transport = undefined;
    this.channel = (this.channel + 1) % this.channels.length;
    const waiting = Array.from(this.waiting.values());
    if (this.channel > 0) {
      // The index may have been requested before the first question.
      this.open().post({kind: 'warmUp'});
      waiting.forEach(({question}) => this.open().post(question));
      return;
    }
    this.waiting.clear();
    this.setStatus({state: 'failed'});
    console.warn(`Search finds nothing for now: ${reason}`);
    waiting.forEach(({question, onAnswer}) =>
      onAnswer(noAnswer(question.query, 'index')),
    );
  }
}
