import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

/** A file as a web server sends it. */
export type ServedFile = {
  readonly type: string;
  readonly raw: Buffer;
  /** What goes over the line: compressed where a server would do so. */
  readonly sent: Buffer;
  readonly isCompressed: boolean;
};

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** The file of an address without base URL, as static hosts look for it. */
function findFile(dirs: readonly string[], pathname: string) {
  const name = decodeURIComponent(pathname);
  return dirs
    .flatMap((dir) => [
      path.join(dir, name),
      path.join(dir, name, 'index.html'),
      path.join(dir, `${name}.html`),
    ])
    .find((file) => existsSync(file) && statSync(file).isFile());
}

/** Reads files of several folders, the first that has it; `inject` goes before the end of pages. */
export function fileReader(dirs: readonly string[], inject = '') {
  const cache = new Map<string, ServedFile>();
  return (pathname: string): ServedFile | undefined => {
    const known = cache.get(pathname);
    const file = known ? undefined : findFile(dirs, pathname);
    if (!file) {
      return known;
    }
    const content = readFileSync(file);
    const type = TYPES[path.extname(file)];
    const raw =
      inject && file.endsWith('.html')
        ? Buffer.from(content.toString().replace('</body>', `${inject}</body>`))
        : content;
    const served = {
      type: type ?? 'application/octet-stream',
      raw,
      sent: type ? gzipSync(raw) : raw,
      isCompressed: type !== undefined,
    };
    cache.set(pathname, served);
    return served;
  };
}
