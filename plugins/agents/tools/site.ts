import type {SearchSettings} from '../../search-local/tool/createSearch';
import type {ComputeWorkflow} from './compute';

/** A built site: the settings of its search, and access to its files. */
export type Site = {
  /** Name of the site, for messages. */
  readonly title: string;
  readonly settings: SearchSettings;
  /** Fetches a file by its path from the origin. */
  readonly fetch: typeof fetch;
  /** Resolves after a number of milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Runs workflows. */
  readonly compute: ComputeWorkflow;
};

/**
 * Base URL of the site, with a trailing slash. The folder contains the index.
 */
export function baseUrl({settings}: Pick<Site, 'settings'>): string {
  const {url} = settings.indexes[0]!;
  return url.slice(0, url.lastIndexOf('/') + 1);
}
