import path from 'node:path';
import type {PluginConfig} from '@docusaurus/types';
import {pageTemplate} from './pageTemplate';
import rehypeCellAlignment from './rehypeCellAlignment';
import {POLICIES} from './shared/policies';

/** The places of a Docusaurus configuration that the plugin belongs in. */
export type StrictPolicyConfig = {
  /** For `plugins`. */
  readonly plugin: PluginConfig;
  /** For `rehypePlugins` of docs, blog, and pages. */
  readonly rehypePlugin: () => (tree: never) => void;
  /** For `ssrTemplate`. */
  readonly ssrTemplate: string;
  /** Names for the directive `trusted-types`. */
  readonly trustedTypes: readonly string[];
};

/**
 * Has pages hold under a strict Content-Security-Policy with Trusted Types.
 * @param template - What `ssrTemplate` is otherwise. Default: the template of Docusaurus.
 * @throws Error where the template has no place for the tags of plugins.
 */
export function strictPolicy(template?: string): StrictPolicyConfig {
  return {
    plugin: path.join(__dirname, 'index.ts'),
    rehypePlugin: rehypeCellAlignment,
    ssrTemplate: pageTemplate(template),
    trustedTypes: Object.values(POLICIES),
  };
}
