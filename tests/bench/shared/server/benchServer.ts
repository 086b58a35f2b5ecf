import {once} from 'node:events';
import {existsSync, readFileSync, statSync} from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {SlowLine} from './slowLine';
import type {LineSpeed} from './slowLine';

const BASE_URL = '/help';

/**
 * Addresses with a content hash, which browsers cache: assets of Docusaurus and
 * VitePress, and of Astro.
 */
const HASHED = /^\/help\/(?:assets|_astro)\//;

/** MIME types of files that are compressed. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/**
 * A server for built files that counts the bytes it sends to pages and workers.
 */
export type BenchServer = {
  readonly origin: string;
  /** Returns the number of bytes sent in complete responses. */
  readonly sentBytes: () => number;
  /** Makes the line slow, or fast again if the speed is undefined. */
  readonly setSpeed: (speed: LineSpeed | undefined) => void;
  readonly close: () => void;
};

/**
 * Finds the file for a path below the base URL by the rules of static hosts.
 */
function findFile(dir: string, pathname: string): string | undefined {
  const file = path.join(dir, decodeURIComponent(pathname));
  return [file, path.join(file, 'index.html'), `${file}.html`].find(
    (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
  );
}

/** Serves a folder at /help. `inject` is added to the end of pages. */
export async function startBenchServer(
  dir: string,
  inject = '',
): Promise<BenchServer> {
  const bodies = new Map<string, Buffer>();
  let sentBytes = 0;
  let line: SlowLine | undefined;

  function read(file: string): Buffer {
    const content = readFileSync(file);
    const raw = file.endsWith('.html')
      ? content.toString().replace('</body>', `${inject}</body>`)
      : content;
    return path.extname(file) in TYPES ? gzipSync(raw) : content;
  }

  const server = http.createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const file = pathname.startsWith(BASE_URL)
      ? findFile(dir, pathname.slice(BASE_URL.length))
      : undefined;
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const body = bodies.get(file) ?? read(file);
    bodies.set(file, body);
    const type = TYPES[path.extname(file)];
    response.writeHead(200, {
      'Content-Type': type ?? 'application/octet-stream',
      'Content-Length': body.length,
      'Cache-Control': HASHED.test(pathname)
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      ...(type && {'Content-Encoding': 'gzip'}),
    });
    const onEnd = () => {
      sentBytes += body.length;
    };
    if (line) {
      line.send(response, body, onEnd);
    } else {
      response.end(body, onEnd);
    }
  });
  await once(server.listen(0, 'localhost'), 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    sentBytes: () => sentBytes,
    setSpeed: (speed) => {
      line?.close();
      line = speed && new SlowLine(speed);
    },
    close: () => {
      line?.close();
      server.closeAllConnections();
      server.close();
    },
  };
}
