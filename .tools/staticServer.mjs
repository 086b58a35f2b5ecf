import {readFileSync} from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {headersOf, readHeaders} from './headersFile.mjs';

/**
 * Content types that need an explicit charset. Other files declare UTF-8
 * themselves or have it from their page.
 */
const TYPES = {
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * Matches files at the root that configure a host, so readers cannot open them.
 */
const HOST_FILE = /^\/_[^/]*$/;

/** Decodes a path. Returns it unchanged if its escapes are not valid. */
function decoded(pathname) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Removes the file name that some links and old bookmarks contain. */
function withoutFileName(pathname) {
  return pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
}

/**
 * Serves a folder below a base URL:
 *
 * - `/a` and `/a/` return a/index.html. URLs that end with .html redirect to
 *   the page.
 * - Unknown paths return 404.html with status 404.
 * - The root redirects to the base URL. Nothing else exists outside of it.
 * - Clients that accept them get the `.br` and `.gz` files of the build.
 * - Responses have the headers of the file `_headers`, as on hosts that read
 *   it.
 *
 * With port 0, the server uses any free port. Resolves to the server and its
 * origin.
 */
export function startStaticServer({buildDir, baseUrl, port}) {
  const serveFile = sirv(buildDir, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, pathname) => {
      const type = TYPES[path.extname(pathname)];
      if (type) {
        response.setHeader('Content-Type', type);
      }
    },
  });
  function answerNotFound(response) {
    response
      .writeHead(404, {
        'Cache-Control': 'no-cache',
        'Content-Type': 'text/html; charset=utf-8',
      })
      .end(readFileSync(path.join(buildDir, '404.html')));
  }
  function answer(request, response) {
    const {pathname, search} = new URL(request.url ?? '/', 'http://localhost');
    const redirect = (location) => {
      response.writeHead(302, {Location: location + search}).end();
    };
    const isAbove = pathname === '/' || pathname === baseUrl.slice(0, -1);
    if (isAbove && pathname !== baseUrl) {
      redirect(baseUrl);
      return;
    }
    if (!pathname.startsWith(baseUrl)) {
      response.writeHead(404).end();
      return;
    }
    if (pathname.endsWith('.html') && pathname !== `${baseUrl}404.html`) {
      redirect(withoutFileName(pathname));
      return;
    }
    const below = pathname.slice(baseUrl.length - 1);
    const rules = readHeaders(path.join(buildDir, '_headers'));
    for (const [name, value] of headersOf(rules, pathname)) {
      response.setHeader(name, value);
    }
    if (HOST_FILE.test(below)) {
      answerNotFound(response);
      return;
    }
    // sirv does not decode the escapes of some characters, for example of a
    // colon. Hosts decode all.
    request.url = encodeURI(decoded(below)) + search;
    serveFile(request, response, () => answerNotFound(response));
  }
  const server = http.createServer((request, response) => {
    try {
      answer(request, response);
    } catch (error) {
      response.destroy(error);
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken. Choose another one with --port.`)
          : error,
      ),
    );
    server.listen(port, 'localhost', () => {
      resolve({server, origin: `http://localhost:${server.address().port}`});
    });
  });
}
