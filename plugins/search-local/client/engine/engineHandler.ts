import type {SearchEngine} from '../../shared/engine';
import {noAnswer} from '../../shared/noAnswer';
import type {IndexLocation, SearchSettings} from '../../shared/types';
import type {SearchQuestion, SearchRequest, SearchResponse} from '../messages';

/** Milliseconds after which an engine that says nothing counts as gone. */
export const PATIENCE_MS = 10_000;

/** Rejects when a promise takes too long. */
async function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`no answer in ${PATIENCE_MS / 1000} s`)),
      PATIENCE_MS,
    );
  });
  return Promise.race([promise, tooLong]).finally(() => clearTimeout(timer));
}

/**
 * Puts an engine behind the protocol that the search box speaks. An engine that
 * cannot be loaded, throws, or hangs has no results, and the status says so; the
 * next question is another try.
 */
export function createEngineHandler(
  load: () => Promise<SearchEngine>,
  post: (response: SearchResponse) => void,
) {
  let settings: SearchSettings | undefined;
  let engine: Promise<SearchEngine> | undefined;
  let isReady = false;

  const placeOf = (location?: IndexLocation) =>
    location ?? settings!.indexes[0]!;

  async function tell<Value>(
    ask: (engine: SearchEngine) => Promise<Value> | undefined,
  ): Promise<Value | undefined> {
    if (!isReady) {
      post({kind: 'status', status: {state: 'loading', loadedBytes: 0}});
    }
    engine ??= load();
    try {
      const value = await inTime(engine.then(ask));
      isReady = true;
      post({kind: 'status', status: {state: 'ready'}});
      return value;
    } catch (error) {
      engine = undefined;
      isReady = false;
      post({kind: 'status', status: {state: 'failed'}});
      console.warn(
        `Search finds nothing for now, the next search tries again: ${(error as Error).message}`,
      );
      return undefined;
    }
  }

  async function search(question: SearchQuestion): Promise<void> {
    const {id, query, filters, limit, from} = question;
    const location = placeOf(question.location);
    const answer = await tell((asked) =>
      asked.search({query, filters, limit, location, ...(from && {from})}),
    );
    post({
      kind: 'answer',
      id,
      answer: answer ?? noAnswer(query),
      isFinal: true,
    });
  }

  return async (request: SearchRequest): Promise<void> => {
    if (request.kind === 'setup') {
      settings = request.settings;
    } else if (request.kind === 'warmUp') {
      await tell((asked) => asked.warmUp?.(placeOf(request.location)));
    } else {
      await search(request);
    }
  };
}
