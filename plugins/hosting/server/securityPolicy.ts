import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';

/** Sources that the policy allows, by directive. An empty list means `'none'`. */
export const DIRECTIVES = {
  'default-src': [],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'media-src': [],
  'frame-src': [],
  'base-uri': [],
  'form-action': ["'self'"],
  'frame-ancestors': [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Types of scripts that a policy applies to. Browsers treat other types as data. */
const ACTIVE_TYPES = new Set([
  '',
  'module',
  'importmap',
  'speculationrules',
  'text/javascript',
  'application/javascript',
]);

/** Sources that a site allows in addition to `DIRECTIVES`, by directive. */
export type Sources = Readonly<
  Partial<Record<keyof typeof DIRECTIVES, readonly string[]>>
>;

/** Texts of the inline scripts of a page that a policy has to allow, in page order. */
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

/** Hash of a script as a source of `script-src`, in quotes. */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * Value of the header `Content-Security-Policy`: the sources of `DIRECTIVES`,
 * the inline scripts of all pages, and the sources of the site.
 * @param hashes - Hashes of the inline scripts.
 */
export function securityPolicy(
  hashes: readonly string[],
  sources: Sources,
): string {
  return Object.entries(DIRECTIVES)
    .map(([name, values]) => {
      const all = [
        ...values,
        ...(name === 'script-src' ? hashes : []),
        ...(sources[name as keyof Sources] ?? []),
      ];
      return [name, ...(all.length > 0 ? all : ["'none'"])].join(' ');
    })
    .join('; ');
}
