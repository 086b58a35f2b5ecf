import {lunrIndexOf} from './client/index/lunrIndex';
import type {SerializedLunrIndex} from './client/index/lunrIndex';
import {loadIndex} from './client/index/loadIndex';
import type {LoadSettings} from './client/index/loadIndex';
import {DEFAULT_BOOSTS} from './shared/fields';

export type {SerializedLunrIndex} from './client/index/lunrIndex';

/**
 * Converts an index file to the format of `lunr.Index.load`. The ids of results
 * are positions in the sections of all pages.
 * @throws Error if another version of the plugin wrote the file.
 */
export function restoreLunrIndex(
  file: unknown,
  {locale = 'en', boosts = DEFAULT_BOOSTS}: Partial<LoadSettings> = {},
): SerializedLunrIndex {
  const index = loadIndex(file, {locale, boosts});
  return lunrIndexOf(index, [...index.terms.keys()], [...index.pageOf.keys()]);
}
