import type {Configuration} from '@rspack/core';
import {POLICIES} from '../shared/policies';
import {assetRules} from './assetRules';
import {ScriptPolicyPlugin} from './scriptPolicy';

type Target = {readonly baseUrl: string; readonly isServer: boolean};

/** How pages are bundled: addresses of scripts pass a policy, and nothing has a `data:` address. */
export function bundleConfig(
  {module}: Configuration,
  {baseUrl, isServer}: Target,
) {
  const files = {
    mergeStrategy: {'module.rules': 'replace' as const},
    module: {rules: assetRules(module?.rules ?? [])},
  };
  return isServer
    ? files
    : {
        ...files,
        output: {trustedTypes: POLICIES.scripts},
        plugins: [new ScriptPolicyPlugin(baseUrl)],
      };
}
