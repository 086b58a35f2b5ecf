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

/** Sources that a site allows in addition to itself, by directive. */
export type Sources = Readonly<
  Partial<Record<keyof typeof DIRECTIVES, readonly string[]>>
>;

type Policy = {
  /** Hashes of the inline scripts of all pages. */
  readonly hashes: readonly string[];
  readonly sources: Sources;
};

/**
 * Value of the header `Content-Security-Policy`. It allows only what the site
 * itself serves, the inline scripts of its pages, and the given sources.
 */
export function securityPolicy({hashes, sources}: Policy): string {
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
