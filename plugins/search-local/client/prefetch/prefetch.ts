import {answerOf} from '../answer/answerOf';
import type {LoadedIndex} from '../load/indexLoader';
import type {LoaderEnvironment} from '../load/environment';
import type {SearchQuestion, SearchResponse} from '../messages';
import {questionKey} from './prefetchedAnswers';

/** What looking ahead needs. */
export type PrefetchInput = {
  readonly indexes: readonly LoadedIndex[];
  readonly question: SearchQuestion;
  /** Whether no other question has come since. */
  readonly isLatest: () => boolean;
  readonly pause: LoaderEnvironment['pause'];
  readonly post: (response: SearchResponse) => void;
};

/**
 * Answers queries that may be asked next, one a task, so that a question that
 * comes meanwhile waits for one of them at the most, and ends the others.
 * Loads nothing. Returns the queries whose answers lack texts.
 */
export async function prefetch(
  queries: readonly string[],
  {indexes, question, isLatest, pause, post}: PrefetchInput,
): Promise<string[]> {
  const lacking: string[] = [];
  for (const query of queries) {
    await pause(0);
    if (!isLatest()) {
      return [];
    }
    const next = {...question, query};
    const {answer, isTentative, loadTexts} = answerOf(indexes, next);
    if (!isTentative) {
      const json = JSON.stringify(answer);
      post({kind: 'prefetched', key: questionKey(next), json});
    }
    if (loadTexts) {
      lacking.push(query);
    }
  }
  return lacking;
}
