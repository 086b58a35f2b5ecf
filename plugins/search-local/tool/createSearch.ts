import {answerOfAll} from '../client/answer/answerOfAll';
import type {LoaderEnvironment} from '../client/load/environment';
import {IndexLoader} from '../client/load/indexLoader';
import type {SearchAnswer} from '../shared/answer';
import type {SearchSettings} from '../shared/types';

export type {SearchAnswer, SearchResult, TextPart} from '../shared/answer';
export type {SearchSettings} from '../shared/types';
export {SETTINGS_ATTRIBUTE} from '../shared/constants';

export type ToolQuestion = {
  readonly query: string;
  /** Results wanted at the most; `maxResults` of the site when left out. */
  readonly limit?: number | undefined;
};

/**
 * The search of a site for programs: the answers of the search box, with their
 * excerpts, without a worker. What it returns rejects, with the reason, when the
 * index cannot be had.
 */
export function createSearch(
  settings: SearchSettings,
  environment: LoaderEnvironment,
): (question: ToolQuestion) => Promise<SearchAnswer> {
  // A program that waits for one answer does not need titles.
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
