import type {IndexLocation, SearchSettings} from '../shared/types';
import {answerOf} from './answer/answerOf';
import type {AnswerWithTexts} from './answer/answerOf';
import type {LoaderEnvironment} from './load/environment';
import {IndexLoader} from './load/indexLoader';
import type {LoadedIndex} from './load/indexLoader';
import type {SearchQuestion, SearchRequest, SearchResponse} from './messages';
import {likelyQueries} from './prefetch/likelyQueries';
import {prefetch} from './prefetch/prefetch';

type State = {readonly settings: SearchSettings; readonly loader: IndexLoader};

/** Milliseconds without another key after which texts for excerpts are loaded. */
const TEXTS_PAUSE_MS = 60;

/**
 * The search service behind the message protocol, without any tie to a worker;
 * `post` takes what it has to say. A search before `setup` fails.
 */
export function createHandler(
  environment: LoaderEnvironment,
  post: (response: SearchResponse) => void,
) {
  let state: State | undefined;
  let latestId = -1;

  function ready(): State {
    if (!state) {
      throw new Error('Search was asked before it was set up.');
    }
    return state;
  }

  async function loadAll(
    load: (location: IndexLocation) => Promise<LoadedIndex | undefined>,
  ): Promise<LoadedIndex[]> {
    const all = await Promise.all(ready().settings.indexes.map(load));
    return all.filter((loaded) => loaded !== undefined);
  }

  function postAnswer(
    id: number,
    {answer}: AnswerWithTexts,
    isFinal: boolean,
  ): void {
    post({kind: 'answer', id, answer, isFinal});
  }

  /** Answers from titles first while the complete index is on its way. */
  async function search(question: SearchQuestion): Promise<void> {
    const {loader} = ready();
    const {id} = question;
    let isComplete = false;
    const complete = loadAll((location) => loader.load(location)).finally(
      () => {
        isComplete = true;
      },
    );
    const titles = await loadAll((location) => loader.loadTitles(location));
    // Lets an index that is there already say so.
    await Promise.resolve();
    if (!isComplete && titles.length > 0) {
      const early = answerOf(titles, question);
      const {results, correctedQuery} = early.answer;
      // What titles take for a slip, the texts may have as it stands.
      const isCertain = correctedQuery === undefined && !early.isTentative;
      if (results.length > 0 && isCertain) {
        postAnswer(id, early, false);
      }
    }
    const indexes = await complete;
    const first = answerOf(indexes, question);
    if (!first.isTentative) {
      postAnswer(id, first, !first.loadTexts);
    }
    const isLatest = () => id === latestId;
    const lookAhead = (queries: readonly string[]) =>
      prefetch(queries, {...environment, indexes, question, isLatest, post});
    const lacking = lookAhead(
      question.prefetch ? likelyQueries(indexes, question.query) : [],
    );
    if (first.loadTexts) {
      await environment.pause(TEXTS_PAUSE_MS);
      if (isLatest()) {
        await first.loadTexts();
      }
      postAnswer(id, isLatest() ? answerOf(indexes, question) : first, true);
    }
    const stillLacking = await lacking;
    if (first.loadTexts) {
      await lookAhead(stillLacking);
    }
  }

  return async (request: SearchRequest): Promise<void> => {
    if (request.kind === 'setup') {
      const {settings} = request;
      const loader = new IndexLoader(environment, settings, (status) =>
        post({kind: 'status', status}),
      );
      state = {settings, loader};
      return;
    }
    if (request.kind === 'warmUp') {
      const {loader} = ready();
      await loadAll((location) => loader.load(location));
      return;
    }
    latestId = request.id;
    try {
      await search(request);
    } catch (error) {
      const reason = (error as Error).message;
      post({kind: 'failed', id: request.id, reason});
    }
  };
}
