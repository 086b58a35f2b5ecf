import type {PluginOptions} from '../../options';
import type {DevSite} from './devIndex';
import type {DevSearch} from './devSearch';

/**
 * Makes the search of the dev server. Its code is loaded here and not before,
 * as a build needs no parser of Markdown: to load one takes it a third of a second.
 */
export async function loadDevServer(
  site: DevSite,
  options: PluginOptions,
): Promise<DevSearch> {
  const {createDevSearch} = await import('./devSearch');
  return createDevSearch(site, options);
}
