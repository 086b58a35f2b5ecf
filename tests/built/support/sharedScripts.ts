import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {SharedScript} from '../checks/pageScripts';

/** Finds the scripts of a built site that contain pages of operators. */
export function operatorScripts(buildDir: string): SharedScript[] {
  const folder = path.join(buildDir, 'assets', 'js');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => {
      const source = readFileSync(path.join(folder, file));
      const permalinks = source
        .toString('utf8')
        .matchAll(/"permalink":"(\/help\/docs\/operators\/[^"]+)","draft"/g);
      const pages = [...permalinks].map(([, permalink = '']) => permalink);
      return pages.length > 0
        ? [{file, pages, bytes: gzipSync(source).length}]
        : [];
    });
}
