import type {SearchAnswer} from '../../shared/answer';
import type {SearchClient} from '../../client/searchClient';
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

/** A query on its way. */
type Request = {
  readonly query: string;
  readonly answer: Promise<SearchAnswer>;
  onBetterAnswer: (answer: SearchAnswer) => void;
};

/** What a reader has asked, and the newest answer; older answers are dropped. */
export class SearchSession {
  answer?: SearchAnswer;
  status: SearchStatus = {state: 'idle'};
  /** Ends the reports of this session. */
  readonly end: () => void;
  private asked = 0;
  private foreseen?: Request;

  constructor(
    private readonly service: SearchService,
    private readonly listener: SessionListener,
  ) {
    // The first call comes at once, and says nothing new to who makes a session.
    let isListening = false;
    this.end = service.onStatus((status) => {
      this.status = status;
      if (isListening) {
        listener.onStatus();
      }
    });
    isListening = true;
  }

  /**
   * Starts to look for the answer to a query that will be asked in a moment, if
   * all goes as expected; otherwise nothing comes of it.
   */
  foresee(query: string): void {
    this.foreseen = this.request(query);
  }

  /** Looks for what each first letter would find. */
  expectLetter(): void {
    if (this.status.state !== 'failed') {
      this.foresee('');
    }
  }

  /**
   * The answer to a query. A search service that is broken counts as an index
   * that cannot be loaded: no results, and the status says why.
   */
  async ask(query: string): Promise<SearchAnswer> {
    const id = ++this.asked;
    const keep = (answer: SearchAnswer) => {
      const isNewest = id === this.asked;
      this.answer = isNewest ? answer : this.answer;
      return isNewest;
    };
    const request =
      this.foreseen?.query === query ? this.foreseen : this.request(query);
    this.foreseen = undefined;
    request.onBetterAnswer = (answer) => {
      if (keep(answer)) {
        this.listener.onBetterAnswer(answer);
      }
    };
    const answer = await request.answer;
    keep(answer);
    return answer;
  }

  private request(query: string): Request {
    const request: Request = {
      query,
      answer: this.service
        .search(query, {
          prefetch: true,
          onUpdate: (answer) => request.onBetterAnswer(answer),
        })
        .catch(() => this.withoutService(query)),
      onBetterAnswer: () => undefined,
    };
    return request;
  }

  private withoutService(query: string): SearchAnswer {
    this.status = {state: 'failed'};
    return {query, results: [], total: 0, terms: [], suggestions: []};
  }
}
