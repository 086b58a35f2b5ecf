import {readFileSync} from 'node:fs';
import path from 'node:path';
import {BENCH_DIR} from '../paths';

/** Name and version of an installed package. */
export function packageVersion(name: string): string {
  const file = path.join(BENCH_DIR, 'node_modules', name, 'package.json');
  const {version} = JSON.parse(readFileSync(file, 'utf8')) as {
    version: string;
  };
  return `${name} ${version}`;
}
