/** Media types by the ends of names; what is not listed is a download. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js mjs',
  'text/plain': 'txt md',
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

/** Types of text; images, fonts, and archives are compressed as they are. */
export const TEXT_TYPES = [
  'text/css',
  'text/javascript',
  'text/plain',
  'text/csv',
  'text/xml',
  'application/json',
  'application/manifest+json',
  'application/wasm',
  'image/svg+xml',
] as const;
