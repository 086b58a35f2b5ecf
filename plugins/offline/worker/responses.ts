import type {DecodedFile} from './decodeEntries';

/** Media types by the ends of names; browsers want to know those of scripts and styles. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
};

/** Headers by which a host restricts what its pages may do: saved ones are held to them as well. */
const POLICY_HEADERS = [
  'content-security-policy',
  'cross-origin-embedder-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
];

/** The headers of an answer by which its host restricts pages. */
export function policyHeaders(headers: Headers): [string, string][] {
  return POLICY_HEADERS.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
}

/** A file as the answer that a host would give. */
export function responseOf(
  {path, content}: DecodedFile,
  policy: readonly [string, string][],
): Response {
  const end = path.slice(path.lastIndexOf('.') + 1);
  return new Response(content, {
    headers: [
      ...policy,
      ['Content-Type', MEDIA_TYPES[end] ?? 'application/octet-stream'],
    ],
  });
}

/** The page for unknown addresses as the answer to one. */
export function asNotFound(page: Response): Response {
  return new Response(page.body, {
    status: 404,
    statusText: 'Not Found',
    headers: page.headers,
  });
}
