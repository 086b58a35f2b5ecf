import {IMMUTABLE, REVALIDATED} from './siteHeaders';
import type {Headers} from './siteHeaders';

/** Name of the file in which Netlify, Cloudflare Pages, and others look for headers. */
export const HEADERS_FILE = '_headers';

/** Characters that a line may have, and rules that a file may have, on Cloudflare Pages. */
const LIMITS = {line: 2000, rules: 100};

type Contents = {
  readonly baseUrl: string;
  readonly headers: Headers;
  /** Paths below the base URL, with a `*` at the end for all that begin so. */
  readonly immutable: readonly string[];
  readonly revalidated: readonly string[];
};

/** Text of the file `_headers`. */
export function headersFile({
  baseUrl,
  headers,
  immutable,
  revalidated,
}: Contents): string {
  const rule = (path: string, values: Headers) =>
    [
      encodeURI(baseUrl + path),
      ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
      '',
    ].join('\n');
  return [
    rule('*', headers),
    ...immutable.map((path) => rule(path, {'Cache-Control': IMMUTABLE})),
    ...revalidated.map((path) => rule(path, {'Cache-Control': REVALIDATED})),
  ].join('\n');
}

/** What a host would not read of the file, in sentences; none where it reads all. */
export function headersProblems(file: string): string[] {
  const lines = file.split('\n');
  const longest = Math.max(...lines.map(({length}) => length));
  const rules = lines.filter((line) => line.startsWith('/')).length;
  return [
    ...(longest > LIMITS.line
      ? [
          `A line of ${HEADERS_FILE} has ${longest} characters; Cloudflare Pages reads ${LIMITS.line}. Use fewer different inline scripts, or fewer sources.`,
        ]
      : []),
    ...(rules > LIMITS.rules
      ? [
          `${HEADERS_FILE} has ${rules} rules; Cloudflare Pages reads ${LIMITS.rules}. Put files that lie at the root of the site into folders.`,
        ]
      : []),
  ];
}
