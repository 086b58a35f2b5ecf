import type {SearchStatus} from '../../client/messages';
import type {SearchClient, SearchOptions} from '../../client/searchClient';
import type {SearchAnswer} from '../../shared/answer';

/** Service that answers questions, such as a `SearchClient`. */
export type SearchService = Pick<
  SearchClient,
  'search' | 'status' | 'onStatus'
>;

/** Number of sessions, so that each has its own number. */
let sessions = 0;

/** State of a search: the query, the latest answer, and the status of the index. */
export class SearchSession {
  /** Latest query. */
  query = '';
  /** Latest answer, to the latest query or to an earlier one. */
  answer?: SearchAnswer;
  /** Removes the listener of the service. */
  readonly end: () => void;
  private lastId = 0;
  private readonly asker = ++sessions;

  constructor(
    private readonly service: SearchService,
    private readonly options: Omit<SearchOptions, 'asker'>,
    private readonly onChange: () => void,
  ) {
    this.end = service.onStatus(({state}) => {
      // The index could not be loaded before, so the reader gets its results now.
      if (state === 'ready' && this.answer?.lack === 'index') {
        void this.ask(this.query);
      }
      onChange();
    });
  }

  get status(): SearchStatus {
    return this.service.status;
  }

  /** Searches, and returns the latest answer when the first one arrives. */
  async ask(query: string): Promise<SearchAnswer> {
    const id = ++this.lastId;
    this.query = query;
    let newest!: SearchAnswer;
    await new Promise<void>((resolve) => {
      const options = {...this.options, asker: this.asker};
      this.service.search(query, options, (answer) => {
        newest = answer;
        if (id === this.lastId) {
          this.answer = answer;
          this.onChange();
        }
        resolve();
      });
    });
    return newest;
  }
}
