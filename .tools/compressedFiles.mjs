import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {encodingFor} from './contentEncoding.mjs';

/** Types of text by the ends of names; images and fonts are compressed as they are. */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'text/xml; charset=utf-8',
};

/** A text of fewer bytes goes into one packet anyway. */
const WORTH_IT = 1024;

// What hosts use that compress while they serve: small, and there at once.
const COMPRESS = {
  br: (text) =>
    promisify(brotliCompress)(text, {
      params: {[constants.BROTLI_PARAM_QUALITY]: 5},
    }),
  gzip: (text) => promisify(gzip)(text, {level: 6}),
};

/** Whether a file is a text, which a client gets compressed if it can read that. */
export function isText(file) {
  return path.extname(file) in TYPES;
}

/** The file that stands for a path: itself, the page of that name, or the index of the folder. */
async function findFile(folder, pathname) {
  let below;
  try {
    below = path.join(folder, decodeURIComponent(pathname));
  } catch {
    return undefined;
  }
  const bare = below.replace(/[\\/]$/, '');
  for (const file of [bare, `${bare}.html`, path.join(bare, 'index.html')]) {
    const stats = file.startsWith(folder + path.sep)
      ? await stat(file).catch(() => undefined)
      : undefined;
    if (stats?.isFile()) {
      return {file, stats};
    }
  }
  return undefined;
}

/**
 * Sends the texts of a folder compressed. The returned function resolves to
 * whether it has answered; the rest (images, a part of a file, a client that
 * reads no encoding) is left to others. A text is compressed once, and again
 * when its file has changed.
 */
export function compressedFiles(root) {
  const folder = path.resolve(root);
  const bodies = new Map();

  function bodyOf(file, encoding, version) {
    const key = `${encoding} ${file}`;
    const known = bodies.get(key);
    if (known?.version === version) {
      return known.body;
    }
    const body = readFile(file).then(COMPRESS[encoding]);
    bodies.set(key, {version, body});
    return body;
  }

  return async function send(request, response, pathname, status = 200) {
    const encoding = encodingFor(request.headers['accept-encoding']);
    const found =
      encoding && !request.headers.range
        ? await findFile(folder, pathname)
        : undefined;
    if (!found || !isText(found.file) || found.stats.size < WORTH_IT) {
      return false;
    }
    const {file, stats} = found;
    const version = `${stats.size}-${stats.mtimeMs}-${encoding}`;
    const etag = `W/"${version}"`;
    const headers = {
      'Cache-Control': response.getHeader('Cache-Control') ?? 'no-cache',
      ETag: etag,
      Vary: 'Accept-Encoding',
    };
    if (status === 200 && request.headers['if-none-match'] === etag) {
      response.writeHead(304, headers).end();
      return true;
    }
    const body = await bodyOf(file, encoding, version);
    response.writeHead(status, {
      ...headers,
      'Content-Encoding': encoding,
      'Content-Length': body.length,
      'Content-Type': TYPES[path.extname(file)],
      'Last-Modified': stats.mtime.toUTCString(),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
}
