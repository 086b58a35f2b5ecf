import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {fileReader} from './files';
import {SlowLine} from './slowLine';
import type {LineSpeed} from './slowLine';

const BASE_URL = '/help';

/** Addresses with a hash of the content, which hosts let browsers keep: of Docusaurus and VitePress, and of Astro. */
const HASHED = /^\/help\/(?:assets|_astro)\//;

/** One answer of the server. */
export type LogEntry = {
  readonly pathname: string;
  readonly rawBytes: number;
  readonly sentBytes: number;
  /** Whether its last byte is on the way. */
  isComplete: boolean;
};

/** A server of built files that counts what it sends, to pages and workers alike. */
export type BenchServer = {
  readonly origin: string;
  /** Answers since the last call of `clearLog`, in order of the requests. */
  readonly log: () => readonly LogEntry[];
  readonly clearLog: () => void;
  /** Makes the line slow, or fast again. */
  readonly setSpeed: (speed: LineSpeed | undefined) => void;
  readonly close: () => void;
};

/** Serves folders below /help, the first that has a file; browsers keep only hashed files, as with hosts. */
export async function startBenchServer(
  dirs: readonly string[],
  inject?: string,
): Promise<BenchServer> {
  const read = fileReader(dirs, inject);
  let log: LogEntry[] = [];
  let line: SlowLine | undefined;
  const server = http.createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const file = pathname.startsWith(BASE_URL)
      ? read(pathname.slice(BASE_URL.length))
      : undefined;
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const entry = {
      pathname,
      rawBytes: file.raw.length,
      sentBytes: file.sent.length,
      isComplete: false,
    };
    log.push(entry);
    response.writeHead(200, {
      'Content-Type': file.type,
      'Content-Length': file.sent.length,
      'Cache-Control': HASHED.test(pathname)
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      ...(file.isCompressed && {'Content-Encoding': 'gzip'}),
    });
    const complete = () => {
      entry.isComplete = true;
    };
    if (line) {
      line.send(response, file.sent, complete);
    } else {
      response.end(file.sent, complete);
    }
  });
  await new Promise<void>((resolve) =>
    server.listen(0, 'localhost', () => resolve()),
  );
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    log: () => log,
    clearLog: () => {
      log = [];
    },
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
