import {readFileSync} from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {compressedFiles, isText} from './compressedFiles.mjs';

/** Address without the file name that some links and old bookmarks carry. */
function withoutFileName(pathname) {
  return pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
}

/**
 * Serves a folder below a base URL: `/a` and `/a/` give a/index.html, addresses
 * ending in .html lead to the page, unknown ones give 404.html with status 404.
 * Texts are compressed as the client can read them. Port 0 takes any free port.
 * Resolves to the server and its origin.
 */
export function startStaticServer({buildDir, baseUrl, port}) {
  const sendCompressed = compressedFiles(buildDir);
  const serveFile = sirv(buildDir, {
    dev: true,
    etag: true,
    setHeaders: (response, pathname) => {
      if (path.extname(pathname) === '' || isText(pathname)) {
        response.setHeader('Vary', 'Accept-Encoding');
      }
    },
  });
  async function answer(request, response) {
    const {pathname, search} = new URL(request.url ?? '/', 'http://localhost');
    const redirect = (location) => {
      response.writeHead(302, {Location: location + search}).end();
    };
    if (!pathname.startsWith(baseUrl)) {
      redirect(baseUrl);
      return;
    }
    if (pathname.endsWith('.html') && pathname !== `${baseUrl}404.html`) {
      redirect(withoutFileName(pathname));
      return;
    }
    const below = pathname.slice(baseUrl.length - 1);
    if (await sendCompressed(request, response, below)) {
      return;
    }
    request.url = below + search;
    serveFile(request, response, async () => {
      if (!(await sendCompressed(request, response, '/404.html', 404))) {
        response
          .writeHead(404, {
            'Content-Type': 'text/html; charset=utf-8',
            Vary: 'Accept-Encoding',
          })
          .end(readFileSync(path.join(buildDir, '404.html')));
      }
    });
  }
  const server = http.createServer((request, response) => {
    answer(request, response).catch((error) => response.destroy(error));
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
