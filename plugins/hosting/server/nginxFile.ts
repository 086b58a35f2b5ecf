import {HEADERS_FILE, IMMUTABLE} from './headersFile';
import type {Headers} from './headersFile';
import {
  COMPRESSED_TYPES,
  MEDIA_TYPES,
  MIN_COMPRESSED_BYTES,
  UTF8_TYPES,
} from './mediaTypes';

/** Name of the file with the locations of the site for nginx. */
export const NGINX_FILE = '_nginx.conf';

type Contents = {
  readonly baseUrl: string;
  readonly headers: Headers;
  /** Pages whose address ends with a slash, as paths below the base URL. */
  readonly folderPages: readonly string[];
};

const block = (name: string, lines: readonly string[]) =>
  `${name} {\n${lines.join('\n').replace(/^(?=.)/gm, '  ')}\n}`;

// A location with a header of its own inherits none, so each location lists all of them.
const headerLines = (headers: Headers) =>
  Object.entries(headers).map(
    ([name, value]) =>
      `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`,
  );

const redirect = (from: string, to: string, status = 301) =>
  block(`location = "${from}"`, [
    'absolute_redirect off;',
    `return ${status} "${encodeURI(to)}$is_args$args";`,
  ]);

const folderPage = (address: string) =>
  block(`location = "${address}"`, [
    `try_files "${address}index.$page_copy" "${address}index.html" =404;`,
  ]);

/** `$page_copy` is the extension of what is looked for before the HTML file. */
const PAGE_COPY = [
  '# Clients that name text/markdown, and not after text/html, get the copy of a page, where there is one.',
  'set $page_copy none;',
  block(
    'if ($http_accept ~* "^(?!.*text/html.*text/markdown).*text/markdown")',
    ['set $page_copy md;'],
  ),
];

const TEXTS = [
  'default_type application/octet-stream;',
  block(
    'types',
    Object.entries(MEDIA_TYPES).map(([type, ends]) => `${type} ${ends};`),
  ),
  'charset utf-8;',
  `charset_types ${UTF8_TYPES.join(' ')};`,
  '# A file is sent as the build compressed it; without such a file, nginx compresses it.',
  'gzip_static on;',
  'gzip on;',
  'gzip_comp_level 6;',
  `gzip_min_length ${MIN_COMPRESSED_BYTES};`,
  'gzip_proxied any;',
  'gzip_vary on;',
  `gzip_types ${COMPRESSED_TYPES.join(' ')};`,
];

/**
 * Text of a file to include in a `server` block of nginx. The `root` of the
 * block has the built site in the folder of its base URL.
 */
export function nginxFile({baseUrl, headers, folderPages}: Contents): string {
  const site = block(`location ^~ "${baseUrl}"`, [
    'absolute_redirect off;',
    ...TEXTS,
    ...headerLines({...headers, Vary: 'Accept', 'Cache-Control': 'no-cache'}),
    `error_page 404 "${baseUrl}404.html";`,
    'try_files $uri.$page_copy $uri $uri/index.html =404;',
    '',
    ...[NGINX_FILE, HEADERS_FILE].map((file) =>
      block(`location = "${baseUrl}${file}"`, ['return 404;']),
    ),
    block(`location = "${baseUrl}404.html"`, ['internal;']),
    '',
    '# Files whose names change with their content.',
    block(
      `location ^~ "${baseUrl}assets/"`,
      headerLines({...headers, 'Cache-Control': IMMUTABLE}),
    ),
    '',
    '# The address of a folder page ends with a slash.',
    folderPage(baseUrl),
    ...folderPages.flatMap((page) => [
      folderPage(baseUrl + page),
      redirect(baseUrl + page.slice(0, -1), baseUrl + page),
    ]),
    '',
    '# Other addresses do not, and none has the name of a file.',
    block('location ~ "/$"', ['rewrite "^(.+?)/+$" $1 permanent;']),
    block('location ~ "\\.html$"', [
      `rewrite "^(${baseUrl})index\\.html$" $1 permanent;`,
      'rewrite "^(.+?)(?:/index)?\\.html$" $1 permanent;',
    ]),
  ]);
  return [
    '# Each build of the site writes this file: the policy names the scripts of this build.',
    `# Include it in a server block whose root has this folder as ${baseUrl}`,
    ...PAGE_COPY,
    ...(baseUrl === '/'
      ? []
      : [redirect('/', baseUrl, 302), redirect(baseUrl.slice(0, -1), baseUrl)]),
    site,
    '',
  ].join('\n');
}
