import {POLICY, WORKER_FILE} from '../shared/files';

type Rules = {createScriptURL: (url: string) => string};
type TrustedTypes = {createPolicy: (name: string, rules: Rules) => Rules};

let policy: Rules | undefined;

/** Lets the service worker pass, and nothing else. */
const rules: Rules = {
  createScriptURL(url) {
    if (!url.endsWith(`/${WORKER_FILE}`)) {
      throw new TypeError(`${url} is not the service worker of this site.`);
    }
    return url;
  },
};

/** Address of the service worker, for pages that accept trusted addresses of scripts only. */
export function workerUrl(baseUrl: string): string {
  const {trustedTypes} = window as {trustedTypes?: TrustedTypes};
  policy ??= trustedTypes?.createPolicy(POLICY, rules) ?? rules;
  return policy.createScriptURL(baseUrl + WORKER_FILE);
}
