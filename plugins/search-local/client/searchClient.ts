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

/** Opens a channel; `onResponse` and `onError` are called as things come back. */
export type OpenTransport = (
  onResponse: (response: SearchResponse) => void,
  onError: (reason: string) => void,
) => Transport;

/** What a question needs in addition to the query; without a limit, it is the plugin's `maxResults`. */
export type SearchOptions = Pick<SearchQuestion, 'asker'> &
  Partial<Pick<SearchQuestion, 'filters' | 'limit'>>;

type Waiting = {
  readonly question: SearchQuestion;
  readonly onAnswer: (answer: SearchAnswer) => void;
};

/** Asks the search service; opens the channel with the first use. */
export class SearchClient {
  private transport?: Transport;
  private nextId = 0;
  /** Which of the channels is used. */
  private channel = 0;
  status: SearchStatus = {state: 'idle'};
  private readonly listeners = new Set<(status: SearchStatus) => void>();
  private readonly waiting = new Map<number, Waiting>();

  constructor(
    private readonly settings: SearchSettings,
    /** What opens a channel, in the order in which they are tried. */
    private readonly channels: readonly OpenTransport[],
  ) {}

  /**
   * Asks a query. `onAnswer` is called with an answer as soon as there is one,
   * and with better ones, as the complete index or texts arrive; also when
   * another search was started since. If the index or the search service
   * cannot be had, the answer says what it lacks.
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

  /** Starts to load an index, so that the first search finds it there. */
  warmUp(): void {
    if (this.status.state === 'idle') {
      this.open().post({kind: 'warmUp'});
    }
  }

  /** Tries again what could not be loaded, as the network has come back. */
  retry(): void {
    if (this.status.state === 'failed') {
      this.open().post({kind: 'warmUp'});
    }
  }

  /** Calls `listener` on each change of the status; returns what ends this. */
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
    const isNews = status.state !== this.status.state;
    this.status = status;
    if (isNews) {
      this.listeners.forEach((listener) => listener(status));
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

  /** Asks again over the next channel. After the last one, the next question begins with the first again. */
  private abandon(reason: string): void {
    this.transport?.close();
    this.transport = undefined;
    this.channel = (this.channel + 1) % this.channels.length;
    const waiting = Array.from(this.waiting.values());
    if (this.channel > 0) {
      // It may have been asked to load ahead of questions.
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
