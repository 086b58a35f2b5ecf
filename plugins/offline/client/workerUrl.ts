import {WORKER_FILE} from '../shared/copy';

/** Name of the Trusted Types policy that creates the address of the service worker. */
export const POLICY = 'offline';

type Rules = {readonly createScriptURL: (baseUrl: string) => string};
type TrustedTypes = {createPolicy: (name: string, rules: Rules) => Rules};

let policy: Rules | undefined;

/**
 * Creates addresses of the worker only. Each is another one: Chromium revives a removed worker that still controls a
 * page instead of installing it again, unless the address has changed.
 */
const rules: Rules = {
  createScriptURL: (baseUrl) => `${baseUrl}${WORKER_FILE}?${Date.now()}`,
};

/** Address of the service worker, for pages that accept only trusted addresses of scripts. */
export function workerUrl(baseUrl: string): string {
  const {trustedTypes} = window as {trustedTypes?: TrustedTypes};
  policy ??= trustedTypes?.createPolicy(POLICY, rules) ?? rules;
  return policy.createScriptURL(baseUrl);
}
