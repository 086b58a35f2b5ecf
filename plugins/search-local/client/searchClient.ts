import type {SearchHit, SearchSettings} from '../shared/types';
import type {SearchRequest, SearchResponse} from './messages';

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

type Waiting = {
  readonly query: string;
  readonly resolve: (hits: SearchHit[]) => void;
  readonly reject: (error: Error) => void;
};

/** Asks the search service; opens the channel with the first search. */
export class SearchClient {
  private transport?: Transport;
  private nextId = 0;
  private isSecondChannel = false;
  private readonly waiting = new Map<number, Waiting>();

  constructor(
    private readonly settings: SearchSettings,
    private readonly openTransport: OpenTransport,
  ) {}

  /**
   * Hits of a query, best first, `maxResults` at the most.
   * Rejects when the search service itself is broken.
   */
  search(query: string): Promise<SearchHit[]> {
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, {query, resolve, reject});
      this.open().post({kind: 'search', id, query});
    });
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

  private settle(response: SearchResponse): void {
    const waiting = this.waiting.get(response.id);
    this.waiting.delete(response.id);
    if (response.kind === 'hits') {
      waiting?.resolve(response.hits);
    } else {
      waiting?.reject(new Error(response.reason));
    }
  }

  /** Asks again over a second channel; when that breaks too, fails what waits. */
  private abandon(reason: string): void {
    this.transport?.close();
    this.transport = undefined;
    const waiting = [...this.waiting];
    if (!this.isSecondChannel) {
      this.isSecondChannel = true;
      waiting.forEach(([id, {query}]) =>
        this.open().post({kind: 'search', id, query}),
      );
      return;
    }
    this.waiting.clear();
    waiting.forEach(([, {reject}]) => reject(new Error(reason)));
  }
}
