import type {SearchAnswer, SearchFilters} from '../shared/answer';
import type {IndexLocation, SearchSettings} from '../shared/types';
import type {SearchQuestion, SearchRequest, SearchResponse} from './messages';
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
  /** Who asks: answers to an older question of the same asker get no texts. Default: 0. */
  readonly asker?: number;
  /** The index to ask. */
  readonly location: IndexLocation;
  /** Path of the page that the reader is on; pages near it rank a little higher. */
  readonly from?: string;
  /**
   * Called with better answers to the same query, as texts or the complete
   * index arrive. It is also called when another search was started since.
   */
  readonly onUpdate?: (answer: SearchAnswer) => void;
};

/** A request for an index that no question waits for. */
type AheadRequest = Extract<SearchRequest, {readonly kind: 'warmUp'}>;

type Waiting = {
  readonly question: SearchQuestion;
  readonly onUpdate?: (answer: SearchAnswer) => void;
  readonly resolve: (answer: SearchAnswer) => void;
  readonly reject: (error: Error) => void;
};

/** Asks the search service; opens the channel with the first use. */
export class SearchClient {
  private transport?: Transport;
  private nextId = 0;
  private isSecondChannel = false;
  /** What asks for an index ahead, until it has come. */
  private warmingUp?: AheadRequest | undefined;
  private status: SearchStatus = {state: 'idle'};
  private readonly listeners = new Set<(status: SearchStatus) => void>();
  private readonly waiting = new Map<number, Waiting>();

  constructor(
    private readonly settings: SearchSettings,
    private readonly openTransport: OpenTransport,
  ) {}

  /**
   * The answer to a query, as soon as there is one; better ones go to
   * `onUpdate`. An index that cannot be loaded answers with no results, and
   * the status says so. Rejects when the search service itself is broken.
   */
  search(query: string, options: SearchOptions): Promise<SearchAnswer> {
    const {onUpdate, ...asked} = options;
    const id = this.nextId++;
    const question: SearchQuestion = {
      kind: 'search',
      id,
      query,
      asker: 0,
      filters: {},
      limit: this.settings.maxResults,
      ...asked,
    };
    return new Promise((resolve, reject) => {
      this.waiting.set(id, {question, onUpdate, resolve, reject});
      this.open().post(question);
    });
  }

  /** Starts to load an index, so that the first search finds it there. */
  warmUp(location: IndexLocation): void {
    if (this.status.state === 'idle') {
      this.askAhead({kind: 'warmUp', location});
    }
  }

  /** Tries again what could not be loaded, as the network has come back. */
  retry(location: IndexLocation): void {
    if (this.status.state === 'failed') {
      this.askAhead({kind: 'warmUp', isOnline: true, location});
    }
  }

  /** Calls `listener` with the status, now and on each change; returns what ends this. */
  onStatus(listener: (status: SearchStatus) => void): () => void {
    this.listeners.add(listener);
    listener(this.status);
    return () => this.listeners.delete(listener);
  }

  private askAhead(request: AheadRequest): void {
    this.warmingUp = request;
    this.open().post(request);
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
    this.status = status;
    if (status.state !== 'loading') {
      this.warmingUp = undefined;
    }
    this.listeners.forEach((listener) => listener(status));
  }

  private settle(response: SearchResponse): void {
    if (response.kind === 'status') {
      this.setStatus(response.status);
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

  /** Gives an answer to who waits for it; the next ones are better. */
  private answer(id: number, answer: SearchAnswer): void {
    const waiting = this.waiting.get(id);
    if (waiting) {
      const resolve = waiting.onUpdate ?? (() => undefined);
      this.waiting.set(id, {...waiting, resolve});
      waiting.resolve(answer);
    }
  }

  /**
   * Asks again over a second channel; when that breaks too, fails what waits,
   * and the next question begins anew.
   */
  private abandon(reason: string): void {
    this.transport?.close();
    this.transport = undefined;
    const waiting = Array.from(this.waiting.values());
    if (!this.isSecondChannel) {
      this.isSecondChannel = true;
      const requests = waiting.map(({question}) => question);
      [...(this.warmingUp ? [this.warmingUp] : []), ...requests].forEach(
        (request) => this.open().post(request),
      );
      return;
    }
    const {warmingUp} = this;
    this.isSecondChannel = false;
    this.waiting.clear();
    this.setStatus({state: 'failed'});
    waiting.forEach(({reject}) => reject(new Error(reason)));
    if (warmingUp?.isOnline) {
      // The network may have come back while this channel was about to break.
      this.open().post(warmingUp);
    }
  }
}
