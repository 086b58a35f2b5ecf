import {HEADERS_FILE} from '../headers/headersFile';
import {IMMUTABLE, REVALIDATED} from '../headers/siteHeaders';
import type {Headers} from '../headers/siteHeaders';
import {block} from './block';
import type {Line} from './block';
import {MEDIA_TYPES, TEXT_TYPES} from './mediaTypes';

/** Name of the file with the locations of the site for nginx. */
export const NGINX_FILE = '_nginx.conf';

/** Bytes from which on a text is worth compressing. */
const WORTH_COMPRESSING = 1024;

type Contents = {
  readonly baseUrl: string;
  readonly headers: Headers;
  /** Paths below the base URL, with a `*` at the end for all that begin so. */
  readonly immutable: readonly string[];
  /** Paths below the base URL, with a slash at the end: pages that stand for their folder. */
  readonly folderPages: readonly string[];
  /** Whether pages have a copy in Markdown beside them. */
  readonly markdownCopies?: boolean;
};

// A location with headers of its own inherits none, so each has them all.
const headerLines = (headers: Headers, cacheControl: string): Line[] =>
  Object.entries({...headers, 'Cache-Control': cacheControl}).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );

const types: Line = block(
  'types',
  Object.entries(MEDIA_TYPES).map(([type, ends]) => `${type} ${ends};`),
);

const texts: Line[] = [
  'charset utf-8;',
  `charset_types ${TEXT_TYPES.filter((type) => /^text\/|json$/.test(type)).join(' ')};`,
  'gzip on;',
  'gzip_comp_level 6;',
  `gzip_min_length ${WORTH_COMPRESSING};`,
  'gzip_proxied any;',
  'gzip_vary on;',
  `gzip_types ${TEXT_TYPES.join(' ')};`,
];

/** A page that stands for its folder has a slash at the end, and its other address leads there. */
const folderPage = (address: string, copies: Copies): Line[] => [
  block(`location = "${address}"`, [
    `try_files ${copies.index(address)}"${address}index.html" =404;`,
  ]),
  block(`location = "${address.slice(0, -1)}"`, [
    `return 301 "${encodeURI(address)}$is_args$args";`,
  ]),
];

/** How clients get copies of pages in Markdown. */
type Copies = {
  /** Above all locations. */
  readonly choice: readonly Line[];
  /** What a page is looked for as before its own file. */
  readonly page: string;
  readonly index: (address: string) => string;
  readonly vary: Headers;
};

const NO_COPIES: Copies = {
  choice: [],
  page: '',
  index: () => '',
  vary: {},
};

const COPIES: Copies = {
  choice: [
    '# Clients that name text/markdown, and not behind text/html, get the copy of a page.',
    'set $page_copy none;',
    block(
      'if ($http_accept ~* "^(?!.*text/html.*text/markdown).*text/markdown")',
      ['set $page_copy md;'],
    ),
  ],
  page: '$uri.$page_copy ',
  index: (address) => `"${address}index.$page_copy" `,
  vary: {Vary: 'Accept'},
};

/** The address of the site without its last slash, and the root of the origin. */
const entrances = (baseUrl: string): Line[] =>
  baseUrl === '/'
    ? []
    : [
        block('location = /', [
          'absolute_redirect off;',
          `return 302 "${encodeURI(baseUrl)}";`,
        ]),
        block(`location = "${baseUrl.slice(0, -1)}"`, [
          'absolute_redirect off;',
          `return 301 "${encodeURI(baseUrl)}$is_args$args";`,
        ]),
      ];

/**
 * Text of a file to include in a `server` block of nginx whose `root` holds the
 * built site in the folder of its base URL.
 */
export function nginxFile({
  baseUrl,
  headers,
  immutable,
  folderPages,
  markdownCopies = false,
}: Contents): string {
  const copies = markdownCopies ? COPIES : NO_COPIES;
  const site = block(`location ^~ "${baseUrl}"`, [
    'absolute_redirect off;',
    'default_type application/octet-stream;',
    types,
    ...texts,
    ...headerLines({...headers, ...copies.vary}, REVALIDATED),
    `error_page 404 "${baseUrl}404.html";`,
    `try_files ${copies.page}$uri $uri/index.html =404;`,
    '',
    ...[NGINX_FILE, HEADERS_FILE].map((file) =>
      block(`location = "${baseUrl}${file}"`, ['return 404;']),
    ),
    block(`location = "${baseUrl}404.html"`, ['internal;']),
    '',
    '# Files whose names change with their content.',
    ...immutable.map((path) =>
      block(
        path.endsWith('*')
          ? `location ^~ "${baseUrl}${path.slice(0, -1)}"`
          : `location = "${baseUrl}${path}"`,
        headerLines(headers, IMMUTABLE),
      ),
    ),
    '',
    '# Pages that stand for their folder have a slash at the end.',
    block(`location = "${baseUrl}"`, [
      `try_files ${copies.index(baseUrl)}"${baseUrl}index.html" =404;`,
    ]),
    ...folderPages.flatMap((page) => folderPage(baseUrl + page, copies)),
    '',
    '# The others have none, and no address has the name of a file.',
    block('location ~ "/$"', ['rewrite "^(.+?)/+$" $1 permanent;']),
    block('location ~ "\\.html$"', [
      `rewrite "^(${baseUrl})index\\.html$" $1 permanent;`,
      'rewrite "^(.+?)(?:/index)?\\.html$" $1 permanent;',
    ]),
  ]);
  return [
    '# Written with each build of the site: the policy names the scripts of this one.',
    `# Include it in a server block whose root holds this folder as ${baseUrl}`,
    ...copies.choice,
    ...entrances(baseUrl),
    site,
    '',
  ].join('\n');
}
