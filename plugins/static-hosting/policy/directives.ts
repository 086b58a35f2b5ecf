/** What every site allows, by directive; an empty list stands for `'none'`. */
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

/** A directive to which a site may add sources. */
export type Directive = keyof typeof DIRECTIVES;
