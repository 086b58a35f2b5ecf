import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';

/** What every site allows, by directive; an empty list means `'none'`. */
export const DIRECTIVES = {
  'default-src': [],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'media-src': [],
  'frame-src': [],
  'base-uri': [],
  'form-action': ["'self'"],
  'frame-ancestors': [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Directives that `default-src` covers where they are empty. */
const BY_DEFAULT = new Set(['media-src', 'frame-src']);

/** Types of scripts that browsers run or act on. Others are data, which no policy stops. */
const ACTIVE_TYPES = new Set([
  '',
  'module',
  'importmap',
  'speculationrules',
  'text/javascript',
  'application/javascript',
]);

/** Sources that a site allows in addition to itself, by directive. */
export type Sources = Readonly<
  Partial<Record<keyof typeof DIRECTIVES, readonly string[]>>
>;

/** Texts of the scripts in a page that a policy has to allow, in page order. */
export function inlineScripts(html: string): string[] {
  const scripts: string[] = [];
  let current: string | undefined;
  const parser = new Parser({
    onopentag(name, {src, type = ''}) {
      const isActive = ACTIVE_TYPES.has(type.trim().toLowerCase());
      current =
        name === 'script' && src === undefined && isActive ? '' : undefined;
    },
    ontext(text) {
      if (current !== undefined) {
        current += text;
      }
    },
    onclosetag() {
      if (current) {
        scripts.push(current);
      }
      current = undefined;
    },
  });
  parser.end(html);
  return scripts;
}

/** A script as a source of `script-src`, in quotes. */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * Value of the header `Content-Security-Policy`. It allows only what the site
 * itself serves, the inline scripts of its pages, and the given sources.
 * @param hashes - Hashes of the inline scripts of all pages.
 */
export function securityPolicy(
  hashes: readonly string[],
  sources: Sources,
): string {
  const fetched = Object.entries(DIRECTIVES).flatMap(([name, own]) => {
    const all = [
      ...own,
      ...(name === 'script-src' ? hashes : []),
      ...(sources[name as keyof Sources] ?? []),
    ];
    return all.length === 0 && BY_DEFAULT.has(name)
      ? []
      : [[name, ...(all.length > 0 ? all : ["'none'"])].join(' ')];
  });
  return [
    ...fetched,
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}
