import {noAnswer} from '../../shared/answer';
import type {IndexLocation, SearchEngine} from '../../shared/types';
import {mergeAnswers} from '../answer/mergeAnswers';
import type {SearchQuestion, SearchRequest, SearchResponse} from '../messages';

/** Milliseconds after which an engine that says nothing counts as gone. */
export const PATIENCE_MS = 10_000;

function tooLong(): Promise<never> {
  const error = new Error(`no answer in ${PATIENCE_MS / 1000} s`);
  return new Promise((_, reject) => {
    setTimeout(() => reject(error), PATIENCE_MS);
  });
}

/** Puts an engine behind the protocol of the search box. If it does not answer, the status says so, and the next question is another try. */
export function createEngineHandler(
  load: () => Promise<SearchEngine>,
  post: (response: SearchResponse) => void,
) {
  let engine: Promise<SearchEngine> | undefined;
  let locations: readonly IndexLocation[] = [];
  let asked = 0;
  /** Number of the newest request that the engine has answered. */
  let answered = 0;

  async function tell<Value>(
    ask: (engine: SearchEngine) => Promise<Value> | undefined,
  ): Promise<Value | undefined> {
    if (!engine) {
      post({kind: 'status', status: {state: 'loading'}});
      engine = load();
    }
    const id = ++asked;
    try {
      const value = await Promise.race([engine.then(ask), tooLong()]);
      answered = Math.max(answered, id);
      post({kind: 'status', status: {state: 'ready'}});
      return value;
    } catch (error) {
      if (answered > id) {
        return undefined;
      }
      engine = undefined;
      post({kind: 'status', status: {state: 'failed'}});
      console.warn(
        `Search finds nothing for now, the next search tries again: ${(error as Error).message}`,
      );
      return undefined;
    }
  }

  async function search(question: SearchQuestion): Promise<void> {
    const {id, query, filters, limit} = question;
    const asked = {query, filters, limit};
    const answers = await tell((engine) =>
      Promise.all(
        locations.map(async (location) => ({
          locale: location.locale,
          answer: await engine.search({...asked, location}),
        })),
      ),
    );
    const answer = answers
      ? mergeAnswers(answers, asked)
      : noAnswer(query, 'index');
    post({kind: 'answer', id, answer, isFinal: true});
  }

  return async (request: SearchRequest): Promise<void> => {
    if (request.kind === 'setup') {
      locations = request.settings.indexes;
    } else if (request.kind === 'warmUp') {
      await tell(async (engine) => {
        for (const location of locations) {
          await engine.warmUp?.(location);
        }
      });
    } else {
      await search(request);
    }
  };
}
