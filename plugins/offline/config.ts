import type {PluginConfig} from '@docusaurus/types';
import {pluginOffline} from './index';
import {validateOptions} from './options';
import type {Options} from './options';
import type {Writer} from './server/whenWritten';
import {BUNDLE_PREFIX, OFFER_FILE, POLICY, WORKER_FILE} from './shared/files';

/** The places of a Docusaurus configuration that the plugin belongs in. */
export type OfflineConfig = {
  /** For `plugins`; `false` in the dev server. */
  readonly plugin: PluginConfig;
  /**
   * Has the bundle wait for files that another plugin writes when the pages are
   * built. Returns what that plugin is to call when they are.
   * @param name - What the build calls the plugin should it not do so.
   */
  readonly waitFor: (name: string) => () => void;
  /** Names for the directive `trusted-types` of a content security policy. */
  readonly trustedTypes: readonly string[];
  /** Files whose names change with their content, with a `*` at the end for all that begin so. */
  readonly immutable: readonly string[];
  /** Files that browsers have to ask for again each time. */
  readonly revalidated: readonly string[];
};

/**
 * Lets readers save the site on their device.
 * @throws ValidationError that names the option and the rule it breaks.
 */
export function offline(options: Options = {}): OfflineConfig {
  const checked = validateOptions(options);
  const writers: Writer[] = [];
  return {
    plugin:
      process.env.NODE_ENV === 'production' &&
      ((context) => pluginOffline(context, checked, writers)),
    waitFor(name) {
      let done: () => void = () => undefined;
      const written = new Promise<void>((resolve) => {
        done = resolve;
      });
      writers.push({name, written});
      return done;
    },
    trustedTypes: [POLICY],
    immutable: [`${BUNDLE_PREFIX}*`],
    revalidated: [OFFER_FILE, WORKER_FILE],
  };
}
