import type {Compilation, Compiler, RuntimeModule} from '@rspack/core';

/** The part of the runtime that makes the policy, as Rspack names it. */
const POLICY_MODULE = 'get_trusted_types_policy';

/** What Rspack writes there: a policy that lets every address pass. */
const LETS_ALL_PASS = /createScriptURL: \(url\) => \(?url\)?,/;

/** Lets addresses below the base URL of the site pass, in pages as in workers. */
function createScriptURL(baseUrl: string): string {
  return `createScriptURL: (url) => {
    const {href, origin, pathname} = new URL(url, self.location.href);
    if (origin === self.location.origin && pathname.startsWith(${JSON.stringify(baseUrl)})) {
      return url;
    }
    throw new TypeError("The site loads no scripts from " + href);
  },`;
}

/**
 * The runtime module that makes the policy, with a check in it.
 * @throws Error where Rspack writes something else than is known here.
 */
export function withCheck(source: string, baseUrl: string): string {
  if (!LETS_ALL_PASS.test(source)) {
    throw new Error(
      `strict-policy: Rspack writes its Trusted Types policy in another way than before, so that it cannot be made strict. Adapt plugins/strict-policy/bundle/scriptPolicy.ts to:\n${source}`,
    );
  }
  return source.replace(LETS_ALL_PASS, () => createScriptURL(baseUrl));
}

/** Rspack plugin: the policy for addresses of scripts allows those of this site only. */
export class ScriptPolicyPlugin {
  constructor(private readonly baseUrl: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('strict-policy', (compilation) =>
      this.mend(compilation),
    );
  }

  // https://rspack.rs/api/plugin-api/compilation-hooks#runtimemodule
  private mend(compilation: Compilation): void {
    compilation.hooks.runtimeModule.tap(
      'strict-policy',
      ({name, source}: RuntimeModule) => {
        if (name === POLICY_MODULE && source) {
          source.source = Buffer.from(
            withCheck(source.source.toString('utf8'), this.baseUrl),
          );
        }
      },
    );
  }
}
