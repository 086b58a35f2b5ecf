import type {SearchStatus} from '../../client/messages';
import type {SearchClient, SearchOptions} from '../../client/searchClient';
import type {SearchAnswer} from '../../shared/answer';

/** What answers questions; a `SearchClient` is one. */
export type SearchService = Pick<
  SearchClient,
  'search' | 'status' | 'onStatus'
>;

/** How many sessions there have been, so that no two cancel each other. */
let sessions = 0;

/** The state of one search: what a reader has asked, the newest answer, and how far the index is. */
export class SearchSession {
  /** The query asked last. */
  query = '';
  /** The newest answer, to that query or to an earlier one. */
  answer?: SearchAnswer;
  readonly end: () => void;
  private asked = 0;
  private readonly asker = ++sessions;

  constructor(
    private readonly service: SearchService,
    private readonly options: Omit<SearchOptions, 'asker'>,
    private readonly onChange: () => void,
  ) {
    this.end = service.onStatus(({state}) => {
      // Once an index is there that could not be loaded, a reader does not have to type again.
      if (state === 'ready' && this.answer?.lack === 'index') {
        void this.ask(this.query);
      }
      onChange();
    });
  }

  get status(): SearchStatus {
    return this.service.status;
  }

  /** The best answer to a query that is known by the time it can be given. */
  async ask(query: string): Promise<SearchAnswer> {
    const id = ++this.asked;
    this.query = query;
    let newest!: SearchAnswer;
    await new Promise<void>((resolve) => {
      const options = {...this.options, asker: this.asker};
      this.service.search(query, options, (answer) => {
        newest = answer;
        if (id === this.asked) {
          this.answer = answer;
          this.onChange();
        }
        resolve();
      });
    });
    return newest;
  }
}
