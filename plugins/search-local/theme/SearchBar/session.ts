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

/** What a reader has asked, and the newest answer; older answers are dropped. */
export class SearchSession {
  answer?: SearchAnswer;
  status: SearchStatus = {state: 'idle'};
  /** Ends the reports of this session. */
  readonly end: () => void;
  private asked = 0;

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
    const onUpdate = (answer: SearchAnswer) => {
      if (keep(answer)) {
        this.listener.onBetterAnswer(answer);
      }
    };
    const answer = await this.service
      .search(query, {onUpdate})
      .catch(() => this.withoutService(query));
    keep(answer);
    return answer;
  }

  private withoutService(query: string): SearchAnswer {
    this.status = {state: 'failed'};
    return {query, results: [], total: 0, terms: [], suggestions: []};
  }
}
