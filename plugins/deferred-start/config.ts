import path from 'node:path';
import type {PluginConfig} from '@docusaurus/types';
import {validateOptions} from './options';
import type {Options} from './options';
import {bundleStarter} from './server/bundleStarter';
import {pageTemplate} from './server/pageTemplate';

/** The places of a Docusaurus configuration that the plugin belongs in. */
export type DeferredStartConfig = {
  /** For `plugins`; `false` where pages start at once. */
  readonly plugin: PluginConfig;
  /** For `ssrTemplate`; undefined gives the template of Docusaurus. */
  readonly ssrTemplate: string | undefined;
};

/**
 * Has the pages of a production build start with the first gesture of a
 * reader. The dev server takes no template, so there is nothing to make for it.
 * @throws ValidationError that names the option and the rule it breaks.
 */
export function deferredStart(options: Options = {}): DeferredStartConfig {
  const {enabled, ...settings} = validateOptions(options);
  if (!enabled || process.env.NODE_ENV !== 'production') {
    return {plugin: false, ssrTemplate: undefined};
  }
  return {
    plugin: path.join(__dirname, 'index.ts'),
    ssrTemplate: pageTemplate(bundleStarter(), settings),
  };
}
