import type {AllContent} from '@docusaurus/types';
import type {PluginOptions} from '../../options';

/** The search of the dev server. */
export type DevSearch = {
  /** Takes over the content that Docusaurus has loaded last. */
  readonly update: (content: AllContent) => void;
  /** Configuration that makes the dev server answer for the files of the index. */
  readonly config: object;
};

/**
 * Makes the search of the dev server. Its code is loaded here and not before,
 * as a build needs no parser of Markdown: to load one takes it a third of a second.
 */
export async function loadDevServer(
  site: {
    readonly siteDir: string;
    readonly baseUrl: string;
    readonly locale: string;
  },
  options: PluginOptions,
): Promise<DevSearch> {
  const [{DevIndex}, {devServerConfig}] = await Promise.all([
    import('./devIndex'),
    import('./devServerConfig'),
  ]);
  const index = new DevIndex(site, options);
  return {
    update: (content) => index.update(content),
    config: devServerConfig(site, index),
  };
}
