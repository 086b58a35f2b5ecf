import type {SearchSettings} from '../shared/types';
import {mergeHits, searchIndex} from './engine';
import {IndexLoader} from './indexLoader';
import type {LoaderEnvironment} from './indexLoader';
import type {SearchRequest, SearchResponse} from './messages';

type State = {readonly settings: SearchSettings; readonly loader: IndexLoader};

/**
 * The search service behind the message protocol, without any tie to a worker.
 * A request before `setup` fails.
 */
export function createHandler(environment: LoaderEnvironment) {
  let state: State | undefined;

  async function search(query: string) {
    if (!state) {
      throw new Error('Search was asked before it was set up.');
    }
    const {settings, loader} = state;
    const hits = await Promise.all(
      settings.indexes.map(async (location) => {
        const index = await loader.load(location);
        return index ? searchIndex(index, query, settings) : [];
      }),
    );
    return mergeHits(hits, settings.maxResults);
  }

  return async (
    request: SearchRequest,
  ): Promise<SearchResponse | undefined> => {
    if (request.kind === 'setup') {
      const {settings} = request;
      state = {
        settings,
        loader: new IndexLoader(environment, settings.revalidate),
      };
      return undefined;
    }
    const {id, query} = request;
    try {
      return {kind: 'hits', id, hits: await search(query)};
    } catch (error) {
      return {kind: 'failed', id, reason: (error as Error).message};
    }
  };
}
