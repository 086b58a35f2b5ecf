import type {Directive} from './directives';
import {DIRECTIVES} from './directives';

type Policy = {
  /** Sources of the inline scripts of all pages. */
  readonly hashes: readonly string[];
  /** What the site allows besides itself. */
  readonly sources: Readonly<Partial<Record<Directive, readonly string[]>>>;
  /** Names of the Trusted Types policies that its scripts create. */
  readonly trustedTypes: readonly string[];
};

/**
 * Value of the header `Content-Security-Policy`: nothing but what this site
 * itself serves, scripts that stand in its pages, and what the site allows.
 */
export function securityPolicy({
  hashes,
  sources,
  trustedTypes,
}: Policy): string {
  const fetched = Object.entries(DIRECTIVES).map(([name, own]) => {
    const more = sources[name as Directive] ?? [];
    const inline = name === 'script-src' ? hashes : [];
    const all = [...own, ...inline, ...more];
    return [name, ...(all.length > 0 ? all : ["'none'"])].join(' ');
  });
  return [
    ...fetched,
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes.join(' ') || "'none'"}`,
  ].join('; ');
}
