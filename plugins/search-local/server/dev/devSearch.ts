import type {AllContent} from '@docusaurus/types';
import type {PluginOptions} from '../../options';
import {DevIndex} from './devIndex';
import type {DevSite} from './devIndex';
import {devServerConfig} from './devServerConfig';

/** The search of the dev server. */
export type DevSearch = {
  /** Takes over the content that Docusaurus has loaded last. */
  readonly update: (content: AllContent) => void;
  /** Configuration that makes the dev server answer for the files of the index. */
  readonly config: object;
};

/** Makes the search of the dev server. */
export function createDevSearch(
  site: DevSite,
  options: PluginOptions,
): DevSearch {
  const index = new DevIndex(site, options);
  return {
    update: (content) => index.update(content),
    config: devServerConfig(site.site, index),
  };
}
