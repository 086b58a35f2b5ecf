import {noAnswer} from '../shared/answer';
import type {SearchAnswer} from '../shared/answer';
import type {IndexLocation} from '../shared/types';
import {answerOfAll} from './answer/answerOfAll';
import type {LoaderEnvironment} from './load/environment';
import {IndexLoader} from './load/indexLoader';
import type {LoadedIndex} from './load/indexLoader';
import type {SearchQuestion, SearchRequest, SearchResponse} from './messages';

const loadedOf = async (loads: readonly Promise<LoadedIndex | undefined>[]) =>
  (await Promise.all(loads)).filter((loaded) => loaded !== undefined);

/** Creates the search service, which can run in a worker or in the page. `post` sends its responses. */
export function createHandler(
  environment: LoaderEnvironment,
  post: (response: SearchResponse) => void,
) {
  let loader: IndexLoader | undefined;
  let locations: readonly IndexLocation[] = [];
  /** Id of the latest question of each asker. */
  const latest = new Map<number, number>();

  function ready(): IndexLoader {
    if (!loader) {
      throw new Error('Search was asked before it was set up.');
    }
    return loader;
  }

  /** Answers from the titles if the complete index is not loaded, then from the index. */
  async function search(
    question: SearchQuestion,
    postAnswer: (answer: SearchAnswer, isFinal: boolean) => void,
  ): Promise<void> {
    const indexes = ready();
    let isComplete = false;
    const complete = loadedOf(
      locations.map((location) => indexes.load(location)),
    ).finally(() => {
      isComplete = true;
    });
    const titles = await Promise.race([
      loadedOf(locations.map((location) => indexes.loadTitles(location))),
      complete,
    ]);
    // An index that is loaded resolves first.
    await Promise.resolve();
    if (!isComplete) {
      const early = answerOfAll(titles, question);
      const {results, correctedQuery} = early.answer;
      // A word that titles do not have can be in the texts.
      if (results.length > 0 && correctedQuery === undefined) {
        postAnswer(early.answer, false);
      }
    }
    const loaded = await complete;
    const {answer, loadTexts} = answerOfAll(loaded, question);
    const isLacking =
      loaded.length < locations.length ||
      loaded.some(({index}) => index.isFirstTier);
    const postComplete = (found: SearchAnswer, isFinal: boolean) =>
      postAnswer(isLacking ? {...found, lack: 'index'} : found, isFinal);
    postComplete(answer, !loadTexts);
    if (loadTexts) {
      // A question that has arrived in the meantime is received first.
      await environment.pause(0);
      const isLatest = question.id === latest.get(question.asker);
      postComplete(isLatest ? await loadTexts() : answer, true);
    }
  }

  return async (request: SearchRequest): Promise<void> => {
    if (request.kind === 'setup') {
      locations = request.settings.indexes;
      loader = new IndexLoader(environment, request.settings, (status) =>
        post({kind: 'status', status}),
      );
      return;
    }
    if (request.kind === 'warmUp') {
      const indexes = ready();
      await Promise.all(locations.map((location) => indexes.load(location)));
      return;
    }
    const {id, asker, query} = request;
    const postAnswer = (answer: SearchAnswer, isFinal: boolean) =>
      post({kind: 'answer', id, answer, isFinal});
    latest.set(asker, id);
    try {
      await search(request, postAnswer);
    } catch (error) {
      environment.warn(`Search finds nothing: ${(error as Error).message}`);
      postAnswer(noAnswer(query, 'index'), true);
    }
  };
}
