import {answerOfAll} from '../client/answer/answerOfAll';
import type {LoaderEnvironment} from '../client/load/environment';
import {IndexLoader} from '../client/load/indexLoader';
import type {SearchAnswer} from '../shared/answer';
import type {SearchSettings} from '../shared/types';

export type {SearchAnswer, SearchResult, TextPart} from '../shared/answer';
export type {SearchSettings} from '../shared/types';
export {SETTINGS_ATTRIBUTE} from '../shared/constants';

/** A question of a program. */
export type ToolQuestion = {
  readonly query: string;
  /** Maximum number of results. Default: `maxResults` of the site. */
  readonly limit?: number | undefined;
};

/**
 * Creates the search of a site for programs, with the answers of the search box
 * and without a worker. It rejects with the reason if the index cannot be loaded.
 */
export function createSearch(
  settings: SearchSettings,
  environment: LoaderEnvironment,
): (question: ToolQuestion) => Promise<SearchAnswer> {
  // A program waits for the complete answer, so it does not need the titles.
  const locations = settings.indexes.map((location) => ({
    ...location,
    titlesUrl: undefined,
  }));
  const loader = new IndexLoader(environment, settings, () => undefined);
  return async ({query, limit = settings.maxResults}) => {
    const loaded = await Promise.all(
      locations.map((location) => loader.loadComplete(location)),
    );
    const question = {query, filters: {}, limit};
    const {answer, loadTexts} = answerOfAll(loaded, question);
    return loadTexts ? loadTexts() : answer;
  };
}
