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

/** The search service behind the protocol, without a tie to a worker; `post` takes what it has to say. */
export function createHandler(
  environment: LoaderEnvironment,
  post: (response: SearchResponse) => void,
) {
  let loader: IndexLoader | undefined;
  let locations: readonly IndexLocation[] = [];
  /** The latest question of each asker. */
  const latest = new Map<number, number>();

  function ready(): IndexLoader {
    if (!loader) {
      throw new Error('Search was asked before it was set up.');
    }
    return loader;
  }

  /** Answers from titles first while the complete index is on its way. */
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
    // Lets an index that is there already say so.
    await Promise.resolve();
    if (!isComplete) {
      const early = answerOfAll(titles, question);
      const {results, correctedQuery} = early.answer;
      // What titles take for a slip, the texts may have as it stands.
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
      // Lets a question that has come meanwhile be heard.
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
