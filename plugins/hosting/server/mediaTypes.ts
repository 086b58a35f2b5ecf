/** Media types by file extension. Other files are sent as downloads. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js mjs',
  'text/markdown': 'md',
  'text/plain': 'txt',
  'text/csv': 'csv',
  'text/xml': 'xml',
  'application/json': 'json map',
  'application/manifest+json': 'webmanifest',
  'application/pdf': 'pdf',
  'application/wasm': 'wasm',
  'application/zip': 'zip',
  'font/woff2': 'woff2',
  'font/woff': 'woff',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/jpeg': 'jpg jpeg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
  'image/x-icon': 'ico',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

const typesThat = (pattern: RegExp) =>
  Object.keys(MEDIA_TYPES).filter((type) => pattern.test(type));

/** Types that nginx compresses in addition to HTML. Fonts, images, and archives already are compressed. */
export const COMPRESSED_TYPES = typesThat(
  /^text\/(?!html)|\bjson$|\/wasm$|svg/,
);

/** Size from which a text is compressed, in bytes: a smaller one needs one packet either way. */
export const MIN_COMPRESSED_BYTES = 1024;

/** Extensions of the files that are compressed, HTML included. */
export const COMPRESSED_EXTENSIONS: readonly string[] = [
  'text/html',
  ...COMPRESSED_TYPES,
].flatMap((type) => MEDIA_TYPES[type]!.split(' '));

/** Types that are sent with their encoding, UTF-8. */
export const UTF8_TYPES = typesThat(/^text\/(?!html)|\bjson$/);
