import type {SearchAnswer} from '../../shared/answer';
import {noAnswer} from '../../shared/noAnswer';
import type {SearchClient, SearchOptions} from '../../client/searchClient';
import type {SearchStatus} from '../../client/status';

/** What answers questions; a `SearchClient` is one. */
export type SearchService = Pick<SearchClient, 'search' | 'onStatus'>;

/** What a session reports. */
export type SessionListener = {
  /** A better answer to the query that was asked last. */
  readonly onBetterAnswer: (answer: SearchAnswer) => void;
  /** The index has come further, or could not be loaded. */
  readonly onStatus: () => void;
};

/** How many sessions there have been, so that no two cancel each other. */
let sessions = 0;

/** What a reader has asked, and the newest answer; older answers are dropped. */
export class SearchSession {
  answer?: SearchAnswer;
  /** Ends the reports of this session. */
  readonly end: () => void;
  private asked = 0;
  private readonly asker = ++sessions;
  private indexStatus: SearchStatus = {state: 'idle'};
  /** The query asked last. */
  query = '';
  /** Whether the service could not answer it. */
  private isBroken = false;
  /** Whether the index could not be loaded since it was there. */
  private hasFailed = false;

  constructor(
    private readonly service: SearchService,
    /** What a question is asked with: filters, the index, where the reader is. */
    private readonly options: () => SearchOptions,
    private readonly listener: SessionListener,
  ) {
    // The first call comes at once, and says nothing new to who makes a session.
    let isListening = false;
    this.end = service.onStatus((status) => {
      this.indexStatus = status;
      if (isListening) {
        listener.onStatus();
        this.askAgain();
      }
    });
    isListening = true;
  }

  /** How far the index is; failed also where the search service is broken. */
  get status(): SearchStatus {
    return this.isBroken ? {state: 'failed'} : this.indexStatus;
  }

  /**
   * The best answer to a query that is known by the time it can be given. A
   * search service that is broken counts as an index that cannot be loaded: no
   * results, and the status says why.
   */
  async ask(query: string): Promise<SearchAnswer> {
    const id = ++this.asked;
    this.query = query;
    let newest: SearchAnswer | undefined;
    const keep = (answer: SearchAnswer) => {
      newest = answer;
      const isLatest = id === this.asked;
      this.answer = isLatest ? answer : this.answer;
      return isLatest;
    };
    const found = await this.service
      .search(query, {
        ...this.options(),
        asker: this.asker,
        onUpdate: (better) => {
          if (keep(better)) {
            this.listener.onBetterAnswer(better);
          }
        },
      })
      .catch(() => undefined);
    if (id === this.asked) {
      this.isBroken = found === undefined;
    }
    const answer = found ?? noAnswer(query);
    if (newest === undefined) {
      keep(answer);
    }
    return newest ?? answer;
  }

  /** Once an index is there that could not be loaded, a reader need not type again. */
  private askAgain(): void {
    const {state} = this.indexStatus;
    if (state === 'ready' && this.hasFailed && this.query !== '') {
      void this.ask(this.query).then(this.listener.onBetterAnswer);
    }
    this.hasFailed =
      state !== 'ready' && (this.hasFailed || state === 'failed');
  }
}
