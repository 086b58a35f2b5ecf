import type {PluginConfig} from '@docusaurus/types';
import {pluginOffline} from './index';
import {validateOptions} from './options';
import type {Options} from './options';
import {POLICY} from './client/workerUrl';

/** The places of a Docusaurus configuration that the plugin belongs in. */
export type OfflineConfig = {
  /** For `plugins`; `false` in the dev server. */
  readonly plugin: PluginConfig;
  /** Names for the directive `trusted-types` of a Content-Security-Policy. */
  readonly trustedTypes: readonly string[];
};

/**
 * Lets readers save the site on their device.
 * @throws ValidationError that names the option and the rule it breaks.
 */
export function offline(options: Options = {}): OfflineConfig {
  const checked = validateOptions(options);
  return {
    plugin:
      process.env.NODE_ENV === 'production' &&
      ((context) => pluginOffline(context, checked)),
    trustedTypes: [POLICY],
  };
}
