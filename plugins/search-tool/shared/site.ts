import type {SearchSettings} from '../../search-local/tool/createSearch';

/** A built site, as far as the tool knows it: the settings of its search, and its files. */
export type Site = {
  /** Where it is, for messages: an address or a folder. */
  readonly place: string;
  readonly settings: SearchSettings;
  /** Gets a file by its path from the origin. */
  readonly fetch: typeof fetch;
  /** Resolves after so many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
};

/** Path of the site from the origin, with a slash at its end: its index lies there. */
export function baseUrl({settings}: Pick<Site, 'settings'>): string {
  const {url} = settings.indexes[0]!;
  return url.slice(0, url.lastIndexOf('/') + 1);
}
