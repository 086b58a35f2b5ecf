import type {SearchAnswer} from '../shared/answer';
import type {SearchSettings} from '../shared/types';
import {answerOf} from './answerOf';
import {mergeHits, searchIndex} from './engine';
import {IndexLoader} from './indexLoader';
import type {LoaderEnvironment} from './indexLoader';
import type {SearchRequest, SearchResponse} from './messages';

type State = {readonly settings: SearchSettings; readonly loader: IndexLoader};
type SearchQuestion = Extract<SearchRequest, {kind: 'search'}>;

/**
 * The search service behind the message protocol, without any tie to a worker;
 * `post` takes what it has to say. A search before `setup` fails.
 */
export function createHandler(
  environment: LoaderEnvironment,
  post: (response: SearchResponse) => void,
) {
  let state: State | undefined;

  function ready(): State {
    if (!state) {
      throw new Error('Search was asked before it was set up.');
    }
    return state;
  }

  async function search(question: SearchQuestion): Promise<SearchAnswer> {
    const {settings, loader} = ready();
    const hits = await Promise.all(
      settings.indexes.map(async (location) => {
        const index = await loader.load(location);
        return index ? searchIndex(index, question.query, settings) : [];
      }),
    );
    return answerOf(mergeHits(hits), question);
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
      const {settings, loader} = ready();
      await Promise.all(
        settings.indexes.map((location) => loader.load(location)),
      );
      return;
    }
    const {id} = request;
    try {
      const answer = await search(request);
      post({kind: 'answer', id, answer, isFinal: true});
    } catch (error) {
      post({kind: 'failed', id, reason: (error as Error).message});
    }
  };
}
